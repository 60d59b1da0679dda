/** Covers of the journal's articles: riso overprint and cut paper, one idea each. */
import type { Picture } from '../workshop/types.ts';

export type ArticleCategory = 'Development' | 'Management' | 'Design' | 'Freelancer';

export interface ArticleCover {
  /** The article's address and the picture's name. */
  readonly slug: string;
  readonly title: string;
  readonly category: ArticleCategory;
  /** What the cover shows, for its alternative text. */
  readonly shows: string;
}

/** Twenty-four articles, six to a category. Categories follow each other so that a grid stays lively. */
const articleCovers: readonly ArticleCover[] = [
  {
    slug: 'slow-button',
    title: 'What a slow button costs',
    category: 'Development',
    shows: 'A snail whose shell is a red button with a loading spinner, coins in its trail',
  },
  {
    slug: 'honest-estimate',
    title: 'The estimate that told the truth',
    category: 'Management',
    shows: 'A man in profile whose nose is a long ruler, a bird and two leaves on it',
  },
  {
    slug: 'bending-grid',
    title: 'Grids that bend',
    category: 'Design',
    shows: 'A heavy red ball sinks into a blue grid that gives way without tearing',
  },
  {
    slug: 'day-rate',
    title: 'Raising your day rate without a speech',
    category: 'Freelancer',
    shows: 'A price tag with three rising chevrons flies as a kite above coloured hills',
  },
  {
    slug: 'tests-sleep',
    title: 'Tests that let you sleep',
    category: 'Development',
    shows: 'Someone asleep under a patchwork quilt of green ticks and one red cross',
  },
  {
    slug: 'coffee-meeting',
    title: 'Meetings that end before the coffee does',
    category: 'Management',
    shows: 'A cup of coffee from above as a clock and as a table with eight chairs',
  },
  {
    slug: 'white-space',
    title: 'White space is not empty',
    category: 'Design',
    shows: 'A polar bear with a red scarf, white on white snow',
  },
  {
    slug: 'paid-friday',
    title: 'The invoice that gets paid on Friday',
    category: 'Freelancer',
    shows: 'A paper boat folded from an invoice sails before a sun that is a coin',
  },
  {
    slug: 'boring-stack',
    title: 'In praise of the boring stack',
    category: 'Development',
    shows: 'A tall stack of pancakes with butter and syrup on a chequered cloth',
  },
  {
    slug: 'handover',
    title: 'A handover nobody has to survive',
    category: 'Management',
    shows: 'Two trapeze artists hand over a parcel under a striped circus roof',
  },
  {
    slug: 'eleven-greys',
    title: 'Eleven greys and one red',
    category: 'Design',
    shows: 'Eleven grey birds and a red one on three wires',
  },
  {
    slug: 'empty-tuesday',
    title: 'What to do with an empty week',
    category: 'Freelancer',
    shows: 'A calendar from above; nine of its days are a swimming pool with somebody afloat',
  },
  {
    slug: 'squirrel-cache',
    title: 'What a squirrel knows about caching',
    category: 'Development',
    shows: 'A squirrel above ground, its acorns sorted into burrows below',
  },
  {
    slug: 'roadmap-weather',
    title: 'Roadmaps are weather reports',
    category: 'Management',
    shows: 'A folded map with sun over the near panel and a thunderstorm over the far one',
  },
  {
    slug: 'type-voice',
    title: 'Type has a voice',
    category: 'Design',
    shows: 'A capital A turned on its side is held up as a megaphone',
  },
  {
    slug: 'kitchen-office',
    title: 'Head office is the kitchen table',
    category: 'Freelancer',
    shows: 'A moka pot with lit windows and a front door, somebody arriving for work',
  },
  {
    slug: 'deletion',
    title: 'The best commit was a deletion',
    category: 'Development',
    shows: 'Two topiary trees in the shape of curly braces, shears and clippings between them',
  },
  {
    slug: 'saying-no',
    title: 'How to say no and stay friends',
    category: 'Management',
    shows: 'A cactus with a bow tie holds a balloon at a safe distance',
  },
  {
    slug: 'dark-mode',
    title: 'Dark mode is not a filter',
    category: 'Design',
    shows: 'One insect, half butterfly by day and half moth by night',
  },
  {
    slug: 'small-print',
    title: 'Small print, large trouble',
    category: 'Freelancer',
    shows: 'A shark’s fin rises from the lines of a contract, a pen stops beside it',
  },
  {
    slug: 'mouse-away',
    title: 'Put the mouse away',
    category: 'Development',
    shows: 'A cat on a keyboard holds a computer mouse by its tail',
  },
  {
    slug: 'retrospective',
    title: 'Retrospectives with a memory',
    category: 'Management',
    shows: 'A road into the sunset, the starry road behind in the driving mirror',
  },
  {
    slug: 'spice-rack',
    title: 'Design tokens, or the spice rack',
    category: 'Design',
    shows: 'Jars on three shelves, each filled with a colour, a scale or a pattern; one is out',
  },
  {
    slug: 'one-client',
    title: 'One client is a table with one leg',
    category: 'Freelancer',
    shows: 'A laden table tips on its only leg while a cat sits at the lower end',
  },
];

/** Pictures inside an article. */
const insets = ['slow-button-film'];

export const articlePictures: readonly Picture[] = [
  ...articleCovers.map(({ slug }) => slug),
  ...insets,
].map((slug) => ({
  name: `articles/${slug}`,
  kind: 'drawing',
  source: `drawings/articles/${slug}.ts`,
  size: [2400, 1600],
  quality: 86,
}));
