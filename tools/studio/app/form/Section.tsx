import { useContext, type ReactNode } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import type { Path } from '../../../../src/lib/content/source-lines.ts';
import { fill, useWords } from '../words.tsx';
import { summaryOf } from './fields.ts';
import { isWithin } from '../documents/is-within.ts';
import { FilterContext, useForm } from './form-context.ts';
import { Chevron } from './icons.tsx';
import { useOpen } from './use-open.ts';
import './section.css';

interface Props {
  readonly label: string;
  readonly path: Path;
  readonly value: unknown;
  readonly thumbnail?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a form that opens and closes. What is closed is not there, so that a long form stays quick. */
export function Section({ label, path, value, thumbnail, children }: Props) {
  const words = useWords('form');
  const { mistakes } = useForm();
  const filter = useContext(FilterContext);
  const [isChosen, setOpen] = useOpen(path, false, () => true);
  const isOpen = isChosen || filter !== '';
  const count = mistakes.filter((one) => isWithin(one.path, path)).length;
  const hint = summaryOf(value);
  return (
    <Disclosure className="form-section" isExpanded={isOpen} onExpandedChange={setOpen}>
      <Heading level={3} className="form-section-heading">
        <Button slot="trigger" className="form-section-trigger" data-path={JSON.stringify(path)}>
          <Chevron />
          {thumbnail !== undefined && <img src={thumbnail} alt="" className="form-thumbnail" />}
          <span className="form-section-label">{label}</span>
          {!isOpen && hint !== label && <span className="form-section-hint">{hint}</span>}
          {count > 0 && (
            <span className="form-mistake-count">
              {fill(count === 1 ? words.oneMistake : words.mistakes, { count })}
            </span>
          )}
        </Button>
      </Heading>
      <DisclosurePanel className="form-section-panel">
        {isOpen && <div className="form-fields">{children}</div>}
      </DisclosurePanel>
    </Disclosure>
  );
}
