import { Component, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { useWords } from '../words.tsx';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly error?: Error | undefined;
}

/**
 * Keeps a fault of one room from taking the others along. What has been typed is in the documents’ stores,
 * outside of any room: it stays, and is saved.
 */
export class RoomBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  private readonly tryAgain = () => {
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <RoomFault message={error.message} onAgain={this.tryAgain} />;
  }
}

function RoomFault({
  message,
  onAgain,
}: {
  readonly message: string;
  readonly onAgain: () => void;
}) {
  const words = useWords('shell');
  return (
    <div role="alert" className="room-fault">
      <h2>{words.fault}</h2>
      <p>{words.faultText}</p>
      <p>
        <code>{message}</code>
      </p>
      <Button onPress={onAgain}>{words.again}</Button>
    </div>
  );
}
