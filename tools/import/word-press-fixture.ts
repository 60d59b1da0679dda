/** An entry of an export that WordPress might have written; what is left out is as WordPress leaves it. */
export interface Entry {
  readonly title?: string;
  readonly name?: string;
  readonly content?: string;
  readonly type?: string;
  readonly status?: string;
  readonly date?: string;
  readonly link?: string;
  readonly excerpt?: string;
  readonly password?: string;
  readonly isSticky?: boolean;
  readonly id?: number;
  readonly parent?: number;
  readonly attachment?: string;
  readonly meta?: Readonly<Record<string, string>>;
  /** Each with its domain: `category`, `post_tag`. */
  readonly terms?: readonly (readonly [domain: string, name: string])[];
  /** XML within the entry. */
  readonly rest?: string;
}

const cdata = (text: string) => `<![CDATA[${text}]]>`;

let count = 0;

/** One entry in XML. */
export function entry({ name = 'hello', content = '', type = 'post', ...more }: Entry): string {
  count += 1;
  const { date = '2019-05-01 23:30:00', title = 'Hello', status = 'publish', id = count } = more;
  const link =
    more.link ?? `https://old.example/${date.slice(0, 10).replaceAll('-', '/')}/${name}/`;
  const meta = Object.entries(more.meta ?? {}).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  );
  const terms = (more.terms ?? []).map(
    ([domain, term]) =>
      `<category domain="${domain}" nicename="${term.toLowerCase()}">${cdata(term)}</category>`,
  );
  return `<item>
<title>${cdata(title)}</title>
<link>${link}</link>
<dc:creator>${cdata('ada')}</dc:creator>
<content:encoded>${cdata(content)}</content:encoded>
<excerpt:encoded>${cdata(more.excerpt ?? '')}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date>${date}</wp:post_date>
<wp:post_date_gmt>2019-05-02 03:30:00</wp:post_date_gmt>
<wp:post_name>${name}</wp:post_name>
<wp:status>${status}</wp:status>
<wp:post_parent>${more.parent ?? 0}</wp:post_parent>
<wp:post_type>${type}</wp:post_type>
<wp:post_password>${more.password ?? ''}</wp:post_password>
<wp:is_sticky>${more.isSticky ? 1 : 0}</wp:is_sticky>
${more.attachment === undefined ? '' : `<wp:attachment_url>${more.attachment}</wp:attachment_url>`}
${terms.join('')}${meta.join('')}${more.rest ?? ''}
</item>`;
}

/** A whole export. */
export const exportOf = (
  ...entries: readonly string[]
): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="https://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="https://wordpress.org/export/1.2/">
<channel>
<title>Old site</title>
<link>https://old.example</link>
<wp:base_blog_url>https://old.example</wp:base_blog_url>
<wp:author><wp:author_login>ada</wp:author_login><wp:author_display_name>${cdata('Ada Grieve')}</wp:author_display_name></wp:author>
${entries.join('\n')}
</channel>
</rss>
`;

/** A sentence that is long enough for an excerpt. */
export const SENTENCE = 'The harbour keeps two clocks, one for the boats and one for the town.';

/** Where the picture of {@link smallExport} lies beside it. */
export const UPLOAD = 'uploads/2019/05/clock.png';

/** A small site of posts, pages and a portfolio, with one picture beside it and one elsewhere. */
export const smallExport = (): string =>
  exportOf(
    entry({
      type: 'attachment',
      id: 900,
      name: 'clock',
      title: 'The clock',
      status: 'inherit',
      attachment: `https://old.example/wp-content/${UPLOAD}`,
    }),
    entry({
      name: 'two-clocks',
      title: 'Two clocks',
      isSticky: true,
      meta: { _thumbnail_id: '900' },
      terms: [
        ['category', 'Harbour'],
        ['post_tag', 'Clocks'],
      ],
      content: `${SENTENCE}\n\nSee <a href="https://old.example/pier-story/">the pier</a> and <a href="https://old.example/2019/05/02/later/">a draft</a>.\n\n[caption id="a" width="10"]<img src="https://old.example/wp-content/${UPLOAD}" alt="A clock"> The clock at noon[/caption]\n\n<img src="https://cdn.example/far.jpg" alt="Far away">`,
    }),
    entry({
      name: 'later',
      title: 'Later',
      status: 'draft',
      date: '2019-05-02 10:00:00',
      content: SENTENCE,
    }),
    entry({
      name: 'pier-story',
      title: 'The story of the pier',
      type: 'page',
      link: 'https://old.example/pier-story/',
      content: `<!-- wp:heading {"level":1} --><h1>Beginnings</h1><!-- /wp:heading --><p>${SENTENCE}</p><table><tr><th>Year</th><th>Boats</th></tr><tr><td>1890</td><td>4</td></tr></table>`,
    }),
    entry({
      name: 'about',
      title: 'About the pier',
      type: 'page',
      link: 'https://old.example/about-us.html',
      content: `<!-- wp:paragraph --><p>${SENTENCE}</p>`,
    }),
    entry({
      name: 'lamps',
      title: 'Lamps',
      type: 'jetpack-portfolio',
      link: 'https://old.example/portfolio/lamps/',
      terms: [['jetpack-portfolio-type', 'Signage']],
      content: `<!-- wp:paragraph --><p>${SENTENCE}</p><figure><img src="https://old.example/wp-content/${UPLOAD}" alt="A clock"><figcaption>Noon</figcaption></figure><table><tr><td>1</td></tr></table>`,
    }),
    entry({ type: 'nav_menu_item', name: 'menu', title: 'Menu' }),
  );
