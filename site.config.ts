import { defineSite } from './src/lib/site/site.ts';

/** The owner's one file. Every field is explained in `src/lib/site/site.ts`; a wrong value stops the build. */
export default defineSite({
  name: 'Vitrine',
  url: 'https://vitrine.example',
  base: '/',
  languages: ['en', 'de', 'ar'],
  translations: {
    de: {
      description:
        'Vitrine ist eine Vorlage für Websites in React: eine Startseite für jedes Gewerbe, lesbarer Code, Seiten so schnell wie reines HTML.',
      location: 'Rua do Sol 12, Lissabon, Portugal',
      mapLabel: 'Mein Zeichen',
    },
    ar: {
      description:
        'فيترين قالب مواقع بلغة React: صفحة رئيسية لكل مهنة، وشيفرة واحدة سهلة القراءة، وصفحات بسرعة HTML الخالص.',
      location: 'Rua do Sol 12، لشبونة، البرتغال',
      mapLabel: 'علامتي',
    },
  },
  description:
    'Vitrine is a React website template: a home for every trade, one readable code base, pages as quick as plain HTML.',

  home: 'personal-portfolio',

  // What inner pages wear: the name of a home, such as 'studio-agency', or 'house'.
  theme: 'house',

  // A home that names a firm bears its name. Without this line all bear the name above.
  homeBrands: true,

  owner: { name: 'Juno Albrecht', email: 'juno@albrecht.example' },
  contact: {
    emails: ['hello@vitrine.example', 'projects@vitrine.example'],
    phones: ['+351 21 555 0142', '+351 21 555 0178'],
    location: 'Rua do Sol 12, Lisbon, Portugal',
  },
  social: [
    { network: 'facebook', url: 'https://social.example/facebook/vitrine' },
    { network: 'linkedin', url: 'https://social.example/linkedin/vitrine' },
    { network: 'instagram', url: 'https://social.example/instagram/vitrine' },
    { network: 'twitter', url: 'https://social.example/x/vitrine' },
  ],
  copyrightYear: 2024,

  buyUrl: 'https://market.example/vitrine',
  supportUrl: 'https://support.example/vitrine',

  // An invented id: put your own film's in its place.
  video: { id: 'VitrineReel', host: 'https://www.youtube-nocookie.com' },

  policy: 'header',
  mail: { timeoutSeconds: 10, throttleSeconds: 10, blockHeadless: false, blockedAddresses: [] },

  map: { latitude: 59.95, longitude: 30.33, zoom: 11, label: 'My Marker' },
});
