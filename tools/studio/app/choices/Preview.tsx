import { createElement } from 'react';
import type { NamedChoice, NameKind } from '../../contract/documents.ts';
import { useIcon } from './use-icon.ts';

interface PreviewProps {
  readonly kind: NameKind;
  readonly choice: NamedChoice;
}

/** A small picture of a choice; its name stands beside it. */
export function Preview({ kind, choice }: PreviewProps) {
  const { name, thumbnail, address } = choice;
  if (kind === 'icons') return <IconPreview name={name} />;
  if ((kind === 'films' || kind === 'ownFilms') && address !== undefined)
    // Silent: nothing to read along.
    return <video className="preview" src={address} preload="metadata" muted tabIndex={-1} />;
  if (thumbnail === undefined) return <span className="preview" aria-hidden="true" />;
  const isDrawing = thumbnail === address;
  return (
    <img
      className="preview"
      data-drawing={isDrawing || undefined}
      src={thumbnail}
      alt=""
      loading="lazy"
      draggable={false}
    />
  );
}

const LINES = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function IconPreview({ name }: { readonly name: string }) {
  const icon = useIcon(name);
  return (
    <svg
      className="preview preview-icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...(icon?.isFilled ? { fill: 'currentColor' } : LINES)}
    >
      {icon?.shapes.map(([tag, attributes], index) =>
        createElement(tag, { key: index, ...attributes }),
      )}
    </svg>
  );
}
