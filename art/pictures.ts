import { articlePictures } from './catalogue/articles.ts';
import { blocks } from './catalogue/blocks.ts';
import { bubbles } from './catalogue/bubbles.ts';
import { clay } from './catalogue/clay.ts';
import { desert } from './catalogue/desert.ts';
import { engravings } from './catalogue/engravings.ts';
import { flatWorkPictures } from './catalogue/flat-works.ts';
import { flutes } from './catalogue/flutes.ts';
import { galleryPictures } from './catalogue/gallery.ts';
import { heroes } from './catalogue/heroes.ts';
import { impressions } from './catalogue/impressions.ts';
import { interiors } from './catalogue/interiors.ts';
import { lime } from './catalogue/lime.ts';
import { logos } from './catalogue/logos.ts';
import { map } from './catalogue/map.ts';
import { night } from './catalogue/night.ts';
import { people } from './catalogue/people.ts';
import { personalPortfolio } from './catalogue/personal-portfolio.ts';
import { report } from './catalogue/report.ts';
import { sketchbook } from './catalogue/sketchbook.ts';
import { creativeAgencyStories } from './catalogue/stories/creative-agency.ts';
import { creativeLandingStories } from './catalogue/stories/creative-landing.ts';
import { creativePortfolioStories } from './catalogue/stories/creative-portfolio.ts';
import { darkMainDemoStories } from './catalogue/stories/dark-main-demo.ts';
import { darkPortfolioLandingStories } from './catalogue/stories/dark-portfolio-landing.ts';
import { designerPortfolioStories } from './catalogue/stories/designer-portfolio.ts';
import { digitalAgencyStories } from './catalogue/stories/digital-agency.ts';
import { homeParticlesStories } from './catalogue/stories/home-particles.ts';
import { interiorLandingStories } from './catalogue/stories/interior-landing.ts';
import { mainDemoStories } from './catalogue/stories/main-demo.ts';
import { paralaxStories } from './catalogue/stories/paralax.ts';
import { personalPortfolioStories } from './catalogue/stories/personal-portfolio.ts';
import { portfolioHomeStories } from './catalogue/stories/portfolio-home.ts';
import { portfolioLandingStories } from './catalogue/stories/portfolio-landing.ts';
import { startupStories } from './catalogue/stories/startup.ts';
import { studioAgencyStories } from './catalogue/stories/studio-agency.ts';
import { studioAgency } from './catalogue/studio-agency.ts';
import { swiss } from './catalogue/swiss.ts';
import { worksMock } from './catalogue/works.ts';
import type { Picture } from './workshop/types.ts';

/** The catalogue: every picture of the template and what it is made from. */
export const pictures: readonly Picture[] = [
  ...personalPortfolio,
  ...people,
  ...logos,
  ...articlePictures,
  ...flutes,
  ...galleryPictures,
  ...flatWorkPictures,
  ...blocks,
  ...bubbles,
  ...clay,
  ...desert,
  ...heroes,
  ...impressions,
  ...engravings,
  ...interiors,
  ...lime,
  ...map,
  ...night,
  ...report,
  ...sketchbook,
  ...studioAgency,
  ...swiss,
  ...worksMock,
  ...creativeAgencyStories,
  ...creativeLandingStories,
  ...creativePortfolioStories,
  ...darkMainDemoStories,
  ...darkPortfolioLandingStories,
  ...designerPortfolioStories,
  ...digitalAgencyStories,
  ...homeParticlesStories,
  ...interiorLandingStories,
  ...mainDemoStories,
  ...paralaxStories,
  ...personalPortfolioStories,
  ...portfolioHomeStories,
  ...portfolioLandingStories,
  ...startupStories,
  ...studioAgencyStories,
];
