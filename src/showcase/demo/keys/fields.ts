import { parseColour } from '~/lib/theme/colour';
import { LONGEST_NAME, type Entered, type KeyRing } from './key-ring';

/** The fields in the place of what stands in the lines. */
export interface Fields {
  /** What is entered now. */
  read(): Entered;
  /** Shows what a home brings along where nothing has been chosen. */
  follow(accent: string, firm: string): void;
}

/** Gives an element properties. */
const make = <Made extends HTMLElement>(element: Made, properties: Partial<Made>): Made =>
  Object.assign(element, properties);

/**
 * Puts fields where the values of the lines stand. Each is labelled by its line's comment.
 *
 * @param onChange when something has been entered
 */
export function makeFields(section: HTMLElement, ring: KeyRing, onChange: () => void): Fields {
  const place = (key: string, ...parts: (HTMLElement | string)[]) => {
    const slot = section.querySelector(`[data-key=${key}]`);
    slot?.replaceChildren(...parts);
    return slot;
  };
  const labelled = <Field extends HTMLElement>(field: Field, key: string): Field => {
    field.setAttribute('aria-labelledby', `keys-${key}`);
    return field;
  };
  const first = section.dataset['home'] ?? '';
  const name = labelled(
    make(document.createElement('input'), {
      maxLength: LONGEST_NAME,
      autocomplete: 'organization',
      spellcheck: false,
    }),
    'name',
  );
  const home = labelled(select(ring.homes.map(({ slug }) => [slug, slug])), 'home');
  home.value = first;
  const face = labelled(select([['', '…'], ...ring.faces.map(pair)]), 'face');
  const accent = labelled(make(document.createElement('input'), { type: 'color' }), 'accent');
  const figure = document.createElement('span');
  let isChosen = false;
  place('name', name);
  place('home', home);
  place('face', face);
  const accentSlot = place('accent', accent, figure);
  accentSlot?.parentElement?.after(
    swatches(ring, (colour) => {
      accent.value = colour;
      isChosen = true;
      onChange();
    }),
  );
  accent.addEventListener('input', () => {
    isChosen = true;
  });
  for (const field of [name, home, face, accent]) field.addEventListener('input', onChange);
  return {
    read: () => ({
      home: home.value,
      name: name.value,
      accent: isChosen ? parseColour(accent.value) : undefined,
      face: face.value || undefined,
    }),
    follow(colour, firm) {
      if (!isChosen) accent.value = colour;
      figure.textContent = `'${colour}'`;
      name.placeholder = firm;
      const own = ring.homes.find(({ slug }) => slug === home.value)?.theme.fonts.join();
      const label = ring.faces.find(
        ({ slug }) => ring.homes.find((one) => one.slug === slug)?.theme.fonts.join() === own,
      )?.label;
      if (face.options[0] && label !== undefined) face.options[0].text = label;
    },
  };
}

const pair = ({ slug, label }: { slug: string; label: string }) => [slug, label] as const;

function select(options: (readonly [value: string, text: string])[]): HTMLSelectElement {
  const field = document.createElement('select');
  field.append(
    ...options.map(([value, text]) => make(document.createElement('option'), { value, text })),
  );
  return field;
}

/** Some colours that can be had at one press. */
function swatches({ swatches: colours, words }: KeyRing, choose: (colour: string) => void) {
  const group = make(document.createElement('span'), { role: 'group', ariaLabel: words.swatches });
  group.dataset['slot'] = 'swatches';
  for (const { name, colour } of colours) {
    const button = make(document.createElement('button'), { type: 'button', ariaLabel: name });
    button.style.setProperty('--swatch', colour);
    button.addEventListener('click', () => choose(colour));
    group.append(button);
  }
  return group;
}
