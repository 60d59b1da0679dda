import { start } from '~/widgets/code-sample/copy.effect';

start([...document.querySelectorAll<HTMLElement>('[data-effect~=copy]')]);
