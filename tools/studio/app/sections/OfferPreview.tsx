import { useEffect, useRef, useState } from 'react';
import type { SectionOffer } from '../../contract/sections.ts';
import { addressOf } from '../frame/page-address.ts';
import { useStudio } from '../studio-context.ts';
import { useNames } from '../names.ts';
import { fill, useWords } from '../words.tsx';
import { isolateSection } from './isolate-section.ts';
import { titleOf } from './titles.ts';

/** The window that the page is shown in, in pixels. */
const WIDTH = 1280;

/** A section of the catalogue as its page shows it, made smaller. */
export function OfferPreview({ offer }: { readonly offer: SectionOffer }) {
  const words = useWords('sections');
  const help = useNames().help(offer.description ?? '');
  const { site } = useStudio();
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (box.current) observer.observe(box.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  const scale = size.width / WIDTH;
  return (
    <div className="sections-preview">
      {help.text && <p {...help.language}>{help.text}</p>}
      <div ref={box} className="sections-preview-box" inert>
        {scale > 0 && (
          <iframe
            title={fill(words.preview, { name: titleOf(offer) })}
            src={addressOf(offer.path, site.languages[0] ?? '', site)}
            style={{ width: WIDTH, height: size.height / scale, transform: `scale(${scale})` }}
            onLoad={({ currentTarget }) => {
              if (currentTarget.contentDocument)
                isolateSection(currentTarget.contentDocument, offer);
            }}
          />
        )}
      </div>
    </div>
  );
}
