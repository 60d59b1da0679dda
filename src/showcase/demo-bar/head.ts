import type { ShellPartTypes } from '~/shell/shell-parts';
import { DEMO_BAR_KEY } from './init-demo-bar';

/** A bar that was closed on another page of this visit is not painted. */
const demoBarHead: ShellPartTypes['head'] = () => ({
  early: `try{d.demoBar=sessionStorage.getItem('${DEMO_BAR_KEY}')??''}catch{}`,
});

export default demoBarHead;
