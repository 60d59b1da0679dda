import { useWords } from '../words.tsx';

interface PageFaultProps {
  /** What the server says. */
  readonly message: string;
  /** Whether the page is shown as it was before. */
  readonly isBehind: boolean;
}

/** Why the page cannot be shown. */
export function PageFault({ message, isBehind }: PageFaultProps) {
  const words = useWords('frame');
  return (
    <div role="alert" className="frame-fault">
      <p>
        <strong>{words.fault}</strong> {isBehind && words.lastGood}
      </p>
      <pre>{message || words.unknownFault}</pre>
    </div>
  );
}
