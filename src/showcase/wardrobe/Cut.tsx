import { useId } from 'react';
import { scales } from '~/lib/theme/scales';
import type { Catalogue } from '~/showcase/wardrobe/wardrobe-catalogue';
import type { Wearing } from './use-outfit';

interface CutProps {
  words: Catalogue['words'];
  wearing: Wearing;
}

type Scale = keyof typeof scales;

/** Every step of every scale has its word. */
type Step = { [Name in Scale]: keyof (typeof scales)[Name] }[Scale];

/** Corners, room and motion: each as designed, or one of a few steps. */
export function Cut({ words, wearing }: CutProps) {
  const id = useId();
  const { choices } = wearing.outfit;
  return (
    <div className="wardrobe-cut">
      {(Object.keys(scales) as Scale[]).map((scale) => (
        <fieldset key={scale} className="wardrobe-part">
          <legend>{words[scale]}</legend>
          <div className="wardrobe-steps" data-scale={scale}>
            {[undefined, ...(Object.keys(scales[scale]) as Step[])].map((step) => (
              <label key={step ?? ''}>
                <input
                  type="radio"
                  className="wardrobe-radio"
                  name={`${id}-${scale}`}
                  checked={choices[scale] === step}
                  onChange={() => wearing.change({ [scale]: step })}
                />
                <span data-step={step}>{step === undefined ? words.own : words[step]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
