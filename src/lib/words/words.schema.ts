import { z } from 'astro/zod';
import { plural, text, texts } from './text-schema.ts';

/** The words of a carousel, which sections pass on to it. */
export const carouselWords = z.strictObject({
  carousel: text().describe('What it is, as a screen reader says it.'),
  slide: text().describe('What one slide is called by a screen reader.'),
  slides: text().describe('What the row of dots is called by a screen reader.'),
  previous: text().describe('The button to the slide before.'),
  next: text().describe('The button to the slide after.'),
  pause: text().describe('The button that stops it.'),
  play: text().describe('The button that lets it run on.'),
  place: text('number', 'count').describe('Which slide it is: {number} of {count}.'),
  goTo: text('number').describe('A dot’s name: it leads to slide {number}.'),
});

/** Texts of every form besides those of its fields. */
const formTexts = texts({
  action: 'The button that sends the form.',
  thanks: 'The message below the form after it has been sent.',
});

/** A form's name, which says to whom the message goes. */
const addressed = text('name').describe(
  'What the form is called by a screen reader; {name} is whom it writes to.',
);

const message = texts({
  name: 'The label of the field for the writer’s name.',
  email: 'The label of the field for the writer’s e-mail address.',
  subject: 'The label of the field for the subject.',
  message: 'The label of the field for the message.',
});

const forms = z
  .strictObject({
    common: z
      .strictObject({
        ...texts({
          optional: 'Behind the label of a field that may stay empty.',
          honeypot:
            'The label of a hidden field that catches robots; a person meets it only without the page’s styles.',
          sending: 'The button while the message is on its way.',
          incomplete: 'The message below the form when a required field is empty.',
          malformed: 'The message below the form when the e-mail address is not one.',
        }),
        failed: text('email').describe(
          'The message below the form when sending fails; {email} becomes a link to your address.',
        ),
        throttled: plural.describe(
          'The message below the form when somebody sends again too soon; {count} is the seconds to wait.',
        ),
      })
      .describe('What every form says.'),
    contact: z
      .strictObject({ ...formTexts, label: addressed, ...message })
      .describe('The short contact form, whose subject may stay empty.'),
    full: z
      .strictObject({
        ...formTexts,
        label: addressed,
        ...message,
        ...texts({
          phone: 'The label of the field for the telephone number.',
          note: 'The line above the fields that says which of them are required.',
        }),
      })
      .describe('The full contact form, with a telephone number.'),
    enquiry: z
      .strictObject({
        ...formTexts,
        label: addressed,
        ...message,
        note: text('mark').describe(
          'The line that explains the mark of required fields; {mark} is the mark.',
        ),
      })
      .describe('The business enquiry form.'),
    comment: z
      .strictObject({
        ...formTexts,
        label: text('article').describe(
          'What the form is called by a screen reader; {article} is the article’s title.',
        ),
        ...texts({
          note: 'The line that says what happens with a comment.',
          name: 'The label of the field for the reader’s name.',
          email: 'The label of the field for the reader’s e-mail address.',
          website: 'The label of the field for the reader’s website.',
          comment: 'The label of the field for the comment.',
        }),
        mailSubject: text('article').describe(
          'The subject of the e-mail that brings you a comment; {article} is the article’s title.',
        ),
        mailWebsite: text('website').describe(
          'The line of that e-mail with the reader’s website, {website}.',
        ),
      })
      .describe('The form below an article.'),
    newsletter: z
      .strictObject({
        ...formTexts,
        ...texts({
          label: 'What the form is called by a screen reader.',
          email: 'The label of the field for the address.',
        }),
        opened: text('service').describe(
          'The message below the form after a new tab has opened, in which {service} says whether it worked.',
        ),
        failed: text('email').describe(
          'The message below the form when subscribing fails; {email} becomes a link to your address.',
        ),
        throttled: plural.describe(
          'The message below the form when somebody subscribes too soon after something else was sent; {count} is the seconds to wait.',
        ),
      })
      .describe('The form that subscribes to the newsletter.'),
  })
  .describe('The forms.');

/** A file in `src/content/words`: all texts of the interface, grouped by where they appear. */
export const wordsSchema = z.strictObject({
  shell: z
    .strictObject(
      texts({
        skip: 'The first link of every page, which the Tab key shows: it leads past the header.',
        backToTop: 'The round button at the lower edge of the window, as a screen reader says it.',
        newTab: 'Behind a link that opens a new tab, as a screen reader says it.',
      }),
    )
    .describe('What frames every page.'),
  header: z
    .strictObject({
      ...texts({
        main: 'What the menu of wide windows is called by a screen reader.',
        mobile: 'What the phone’s menu is called by a screen reader.',
        openMenu: 'The button that opens the phone’s menu.',
        closeMenu: 'The button that closes the phone’s menu.',
        dark: 'The button that shows a page in its dark colours, where its theme has both.',
        light: 'The button that shows a page in its light colours, where its theme has both.',
      }),
      home: text('site').describe(
        'The logo’s link to the first page, as a screen reader says it; {site} is the name beside it.',
      ),
    })
    .describe('The header of every page.'),
  footer: z
    .strictObject(
      texts({
        contact: 'The large link to the contact page, where site.config.ts names none.',
        quickLink: 'The heading above the links, where site.config.ts has no groups of links.',
        work: 'The link to the portfolio, where site.config.ts has no groups of links.',
        about: 'The link to the about page, where site.config.ts has no groups of links.',
        talk: 'The link to the contact page, where site.config.ts has no groups of links.',
        sayHello: 'The heading above the e-mail address.',
        visit: 'The heading above the postal address.',
        legal: 'What the row of legal links is called by a screen reader.',
        imprint: 'The link to the imprint, where site.config.ts names no legal links.',
        privacy: 'The link to the privacy policy, where site.config.ts names no legal links.',
        rights: 'Behind the year and the name in the last line, unless site.config.ts has a note.',
      }),
    )
    .describe('The footer of every page.'),
  consent: z
    .strictObject({
      ...texts({
        settings: 'The link in every footer that opens the question again.',
        title: 'The heading of the question, at the foot of the window.',
        text: 'The sentences below it.',
        purposes: 'What the list of purposes is called by a screen reader.',
        agree: 'The button that agrees, where there is one purpose.',
        agreeToAll: 'The button that agrees to all, where there are several.',
        agreeToChosen: 'The button that agrees to the ticked purposes alone.',
        decline: 'The button that agrees to none.',
        agreed: 'In the question opened again, after agreeing.',
        declined: 'In the question opened again, after declining.',
        load: 'The button that loads one frame.',
      }),
      services: text('services').describe('Below a purpose: {services} are its services’ names.'),
      frame: text('host').describe(
        'In the place of a frame that has not loaded: {host} is its host.',
      ),
      loadNamed: text('title').describe(
        'The same button, as a screen reader says it: {title} is the frame’s.',
      ),
      open: text('host').describe('The link beside it, which leads to the page at {host}.'),
    })
    .describe('What asks for consent, where scripts or frames of other hosts need it.'),
  breadcrumb: z
    .strictObject(
      texts({
        label: 'What the path is called by a screen reader.',
        home: 'The first step: the first page.',
        portfolio: 'The step above a project.',
        services: 'The step above a single service.',
      }),
    )
    .describe('The path to an inner page, in its banner.'),
  forms,
  mail: z
    .strictObject(
      texts({
        portfolio: 'From the short contact form of a person’s portfolio.',
        enquiry: 'From the business enquiry form.',
        website: 'From the short contact form of every other site.',
      }),
    )
    .describe('The subjects of e-mails whose writer gave none.'),
  emailMe: z
    .strictObject({
      ...texts({
        action: 'The words of the button.',
        subject: 'The subject of the e-mail that it begins.',
        copied: 'The message beside the button when your address lies in the clipboard.',
      }),
      failed: text('email').describe(
        'The message beside the button when nothing could be copied; {email} is your address.',
      ),
    })
    .describe('The button that copies your e-mail address.'),
  contactLines: z
    .strictObject(
      texts({
        call: 'The heading of the telephone number.',
        write: 'The heading of the e-mail address.',
        visit: 'The heading of the postal address.',
      }),
    )
    .describe('The ways to reach you, beside a contact form.'),
  carousel: carouselWords.describe('Slides that follow one another.'),
  pagination: z
    .strictObject({
      ...texts({
        label: 'What the row of pages is called by a screen reader.',
        previous: 'The arrow to the page before, as a screen reader says it.',
        next: 'The arrow to the page after, as a screen reader says it.',
      }),
      page: text('page').describe('The number of a page, as a screen reader says it: {page}.'),
    })
    .describe('The pages of a long list, below it.'),
  journal: z
    .strictObject({
      ...texts({
        name: 'What the journal is called in the path to a post.',
        posts: 'What the list of posts is called by a screen reader.',
        categories: 'What the row of categories is called by a screen reader.',
        all: 'The link to all posts, first in the row of categories.',
        tags: 'What the row of tags is called by a screen reader.',
        tagText: 'The line below the heading of a tag’s page.',
      }),
      feed: text('site').describe(
        'The title of the feed, in a feed reader; {site} is the site’s name.',
      ),
      categoryText: text('category').describe(
        'The line below the heading of a category’s page; {category} is its name.',
      ),
      groupDescription: text('name', 'titles').describe(
        'What search engines show of a category’s or tag’s page; {name} is its name, {titles} are its newest posts.',
      ),
      groupTitle: text('name').describe(
        'The title of a category’s or tag’s page, in a browser’s tab; {name} is its name.',
      ),
      pageTitle: text('title', 'page').describe(
        'The browser tab’s title of the list’s further pages; {title} is the journal’s, {page} the number.',
      ),
      pageDescription: text('page', 'last', 'titles').describe(
        'What search engines show of the list’s further pages: page {page} of {last}, with the posts {titles}.',
      ),
    })
    .describe('The journal’s lists of posts.'),
  journalSearch: z
    .strictObject({
      ...texts({
        label: 'What the field is called by a screen reader.',
        action: 'The button with the magnifying glass, as a screen reader says it.',
        placeholder: 'What stands in the empty field.',
        none: 'The message below the field when no post matches.',
        failed: 'The message below the field when the search cannot be loaded.',
      }),
      found: plural.describe('The message below the field; {count} is how many posts match.'),
    })
    .describe('The search above the journal’s posts.'),
  article: z
    .strictObject({
      ...texts({
        label: 'What the article is called by a screen reader.',
        contents: 'The heading above the article’s table of contents.',
        tags: 'What the row of tags below the article is called by a screen reader.',
        neighbours: 'What the links to other articles are called by a screen reader.',
        previous: 'On the link to the article before.',
        next: 'On the link to the article after.',
        author: 'The mark beside the author’s name where the author answers a comment.',
      }),
      comments: plural.describe(
        'The link at the top of an article, and the heading above its comments; {count} is their number.',
      ),
      minutes: plural.describe('At the top of an article: {count} is the minutes it takes.'),
    })
    .describe('An article of the journal.'),
  text: z
    .strictObject({
      contents: text().describe('The heading above the page’s table of contents.'),
      updated: text('date').describe('The line that says when the page changed last: {date}.'),
      footnotes: text().describe('The heading above footnotes, as a screen reader says it.'),
      footnoteBack: text('number').describe(
        'The arrow behind a footnote: it leads back to where its {number} stands.',
      ),
    })
    .describe('Pages in Markdown, such as the privacy policy.'),
  proof: z
    .strictObject({
      heading: text().describe('The heading above what was checked.'),
      lead: text('date', 'pages').describe('What was done: {date}, and {pages} as said below.'),
      pages: plural.describe('How many pages, within the sentence above.'),
      good: text('kept', 'total').describe(
        'Nothing was found: {kept} criteria can be judged by a program, of {total}.',
      ),
      bad: plural.describe('Faults were found.'),
    })
    .describe('What `npm run proof` has found, at the end of a page with `proof: true`.'),
  like: z
    .strictObject({
      label: text().describe('The button with the heart, as a screen reader says it.'),
      likes: plural.describe('Beside the button: {count} is the number of likes.'),
    })
    .describe('The like button of an article.'),
  sharing: z
    .strictObject(
      texts({
        label: 'In front of the icons.',
        facebook: 'The Facebook icon, as a screen reader says it.',
        linkedin: 'The LinkedIn icon, as a screen reader says it.',
        x: 'The X icon, as a screen reader says it.',
        email: 'The icon of the envelope, as a screen reader says it.',
      }),
    )
    .describe('The icons that share an article or a project.'),
  social: z
    .strictObject(
      texts({
        facebook: 'The link to your Facebook page.',
        linkedin: 'The link to your LinkedIn profile.',
        instagram: 'The link to your Instagram profile.',
        twitter: 'The link to your profile on X.',
      }),
    )
    .describe('The icons of your social profiles, as a screen reader says them.'),
  testimonial: z
    .strictObject({
      role: text('role', 'company').describe('Below a client’s name: the {role} in the {company}.'),
    })
    .describe('What clients say of you.'),
  aboutMe: z
    .strictObject(texts({ tabs: 'What the row of tabs is called by a screen reader.' }))
    .describe('The tabs of a person’s site, such as skills and experience.'),
  project: z
    .strictObject(texts({ label: 'What the project is called by a screen reader.' }))
    .describe('A project’s own page.'),
  work: z
    .strictObject({
      ...texts({
        label: 'What the work is called by a screen reader.',
        pictures: 'What a group of pictures is called in the window that enlarges them.',
        strip: 'What a row of pictures that scrolls sideways is called by a screen reader.',
        year: 'Before the year of a work.',
        client: 'Before the name of whom it was made for.',
        roles: 'Before what was done.',
        facts: 'What the list of facts is called by a screen reader.',
        neighbours: 'What the links to the works beside one are called by a screen reader.',
        related: 'The heading above works of the same kind.',
        open: 'The link from each of them to its page.',
      }),
      compare: text('before', 'after').describe(
        'The slider between two pictures, as a screen reader says it; {before} and {after} are their names.',
      ),
      embed: text('title').describe(
        'The button that loads a frame, as a screen reader says it; {title} is what it shows.',
      ),
    })
    .describe('A work’s own page, and its parts.'),
  locked: z
    .strictObject(
      texts({
        lead: 'In place of a locked work’s words, above the field; its description for search engines too.',
        label: 'The label of the field for the password.',
        open: 'The button that opens it.',
        opening: 'The message while it is being opened.',
        wrong: 'The message after a wrong password.',
        failed: 'The message when it cannot be opened for another reason.',
        ask: 'Before your e-mail address.',
        script: 'What stands there without script.',
        development:
          'In development, above what the built site locks; the variable’s name follows.',
      }),
    )
    .describe('A work that opens with a password.'),
  notFound: z
    .strictObject(texts({ label: 'What the links onwards are called by a screen reader.' }))
    .describe('The page for addresses that lead nowhere.'),
  pause: z
    .strictObject(
      texts({
        film: 'Where a film plays behind the words.',
        particles: 'Where dots move behind the words.',
        words: 'Where words take turns in a heading.',
      }),
    )
    .describe('The buttons that stop what moves by itself, as a screen reader says them.'),
  video: z
    .strictObject({
      ...texts({
        loading: 'The message in the dialog while the film is on its way.',
        failed: 'The message in the dialog when the film does not come.',
        close: 'The button that closes the dialog, as a screen reader says it.',
        file: 'The link to the film’s file, where the film is one of your own.',
      }),
      outward: text('service').describe(
        'The link to the film’s own page, in the dialog; {service} is YouTube, Vimeo or a host.',
      ),
      play: text('title').describe(
        'The button that opens the film, as a screen reader says it; {title} is the film’s.',
      ),
    })
    .describe('Films, and the dialog in which they play.'),
  map: z
    .strictObject({
      ...texts({
        note: 'The line on the drawn map.',
        openGoogle: 'The link to the place on Google Maps.',
        openStreetMap: 'The link to the place on OpenStreetMap.',
        load: 'The button that loads the interactive map.',
        source: 'Small, in that button: where the map comes from.',
        loading: 'The message while the map is on its way.',
        failed: 'The message when the map does not come.',
      }),
      drawing: text('title').describe(
        'What a screen reader says of the drawn map; {title} is the map’s title.',
      ),
    })
    .describe('The map beside a contact form.'),
  codeSample: z
    .strictObject({
      ...texts({
        action: 'The button above the lines.',
        copied: 'The message after copying.',
        failed: 'The message when the browser does not copy.',
      }),
      copy: text('title').describe(
        'That button, as a screen reader says it; {title} is the heading of the lines.',
      ),
    })
    .describe('Lines of code that can be copied.'),
  example: z
    .strictObject({
      place: text('number', 'count').describe(
        'Above an example: it is {number} of the {count} on the page.',
      ),
      ...texts({ show: 'The line that opens the lines of code below an example.' }),
    })
    .describe('The examples of the reference pages.'),
  lightbox: z
    .strictObject(
      texts({
        close: 'The button that closes it.',
        zoom: 'The button that enlarges the picture.',
        previous: 'The arrow to the picture before.',
        next: 'The arrow to the picture after.',
        failed: 'The message in place of a picture that does not come.',
      }),
    )
    .describe('The enlarged pictures of a gallery.'),
});

/** The words of the interface. */
export type Words = z.infer<typeof wordsSchema>;
