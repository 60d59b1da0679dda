import type { EditorState, TransactionSpec } from '@codemirror/state';
import { Separator, ToggleButton, Toolbar, Tooltip, TooltipTrigger } from 'react-aria-components';
import { Icon, type IconName } from '../shell/Icon.tsx';
import { useWords } from '../words.tsx';
import { hasBlock, toggleBlock, type Block } from './blocks.ts';
import { hasInline, toggleInline, type InlineMark } from './inline.ts';
import { LinkButton } from './LinkButton.tsx';
import type { ChangeText } from './MarkdownEditor.tsx';
import { PictureButton } from './PictureButton.tsx';

interface Tool {
  readonly name: 'bold' | 'italic' | Block;
  readonly icon: IconName;
  readonly isOn: (state: EditorState) => boolean;
  readonly toggle: (state: EditorState) => TransactionSpec;
}

const inline = (name: 'bold' | 'italic', mark: InlineMark): Tool => ({
  name,
  icon: name,
  isOn: (state) => hasInline(state, mark),
  toggle: (state) => toggleInline(state, mark),
});

const block = (name: Block, icon: IconName): Tool => ({
  name,
  icon,
  isOn: (state) => hasBlock(state, name),
  toggle: (state) => toggleBlock(state, name),
});

const WORDS = [inline('bold', '**'), inline('italic', '*')];
const HEADINGS = [block('heading2', 'heading'), block('heading3', 'heading3')];
const LISTS = [block('bullets', 'bullets'), block('numbers', 'numbers')];
const QUOTE = block('quote', 'quote');

interface MarkdownToolbarProps {
  readonly state: EditorState;
  readonly change: ChangeText;
  /** That of a whole text; none for a field of a page, which has neither headings nor pictures. */
  readonly file: string | undefined;
  readonly isLinkOpen: boolean;
  readonly onLinkOpen: (isOpen: boolean) => void;
}

/** What can be done with the words that are selected. */
export function MarkdownToolbar(props: MarkdownToolbarProps) {
  const { state, change, file, isLinkOpen, onLinkOpen } = props;
  const words = useWords('markdown');
  const isText = file !== undefined;
  const tools = (some: readonly Tool[]) =>
    some.map((tool) => <ToolButton key={tool.name} tool={tool} state={state} change={change} />);
  return (
    <Toolbar aria-label={words.toolbar} className="react-aria-Toolbar markdown-toolbar">
      {tools(WORDS)}
      <LinkButton state={state} change={change} isOpen={isLinkOpen} onOpen={onLinkOpen} />
      <Separator orientation="vertical" />
      {isText && tools(HEADINGS)}
      {tools(isText ? [...LISTS, QUOTE] : LISTS.slice(0, 1))}
      {isText && (
        <>
          <Separator orientation="vertical" />
          <PictureButton change={change} file={file} />
        </>
      )}
    </Toolbar>
  );
}

interface ToolButtonProps {
  readonly tool: Tool;
  readonly state: EditorState;
  readonly change: ChangeText;
}

function ToolButton({ tool: { name, icon, isOn, toggle }, state, change }: ToolButtonProps) {
  const words = useWords('markdown');
  return (
    <TooltipTrigger>
      <ToggleButton
        data-look="icon"
        aria-label={words[name]}
        isSelected={isOn(state)}
        onChange={() => {
          change(toggle);
        }}
      >
        <Icon name={icon} />
      </ToggleButton>
      <Tooltip>{words[name]}</Tooltip>
    </TooltipTrigger>
  );
}
