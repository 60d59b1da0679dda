import { CONSENT_EVENT, readChoice } from '~/lib/consent/choice';

/** Loads frames whose purpose a visitor agrees to, now or before, and those whose button is pressed. */
export function start(found: HTMLElement[]): void {
  for (const place of found) {
    const { consentPurpose: purpose = '', consentSignature: signature = '' } = place.dataset;
    const isAgreed = () => readChoice(signature)?.includes(purpose) ?? false;
    if (isAgreed()) {
      load(place);
      continue;
    }
    document.addEventListener(CONSENT_EVENT, () => isAgreed() && load(place));
    place.querySelector('[data-consent-load]')?.addEventListener('click', () => {
      load(place)?.focus();
    });
  }
}

/** Puts the frame in the place of its placeholder, once. */
function load(place: HTMLElement): HTMLIFrameElement | undefined {
  if (place.querySelector('iframe')) return undefined;
  const { frame: src = '', title = '' } = place.dataset;
  const frame = Object.assign(document.createElement('iframe'), {
    src,
    title,
    allow: 'fullscreen',
  });
  place.replaceChildren(frame);
  return frame;
}
