import { WardrobeButton } from '~/showcase/wardrobe/WardrobeButton';
import { DemoBar } from './DemoBar';

/** The page that shows the template by other means. */
const DEMO = '/demo';

/** The bar with the wardrobe's button: what the template adds to every header. */
export default function HeaderBar({ current }: { current: string }) {
  return <DemoBar>{current !== DEMO && <WardrobeButton />}</DemoBar>;
}
