import { clsx } from 'clsx';
import about from './looks/about.module.css';
import heading from './looks/chart-heading.module.css';
import counters from './looks/counters.module.css';
import news from './looks/news.module.css';
import services from './looks/services.module.css';
import works from './looks/works.module.css';
import { watch } from './sky/watch';

/** Each section's hour, its piece of the sky, and its look. */
export const watches = () => ({
  home: watch('home'),
  about: watch('about', about.look),
  service: watch('service', clsx(heading.look, services.look)),
  portfolio: watch('portfolio', clsx(heading.look, works.look)),
  reckoning: watch('reckoning', clsx(heading.look, counters.look)),
  neighbours: watch('neighbours', heading.look),
  blog: watch('blog', clsx(heading.look, news.look)),
  contact: watch('contact', heading.look),
});
