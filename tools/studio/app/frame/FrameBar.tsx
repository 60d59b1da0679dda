import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { fill, useWords } from '../words.tsx';
import { DEVICES, type Device, type Fit } from './use-device.ts';

interface FrameBarProps {
  /** The device; in pixels where the page has a width of its own. */
  readonly device: Device | number;
  readonly onDevice: (device: Device) => void;
  readonly fit: Fit | undefined;
  readonly isVisiting: boolean;
  readonly onVisiting: (isVisiting: boolean) => void;
  /** Whether the page is dark; none where it has one palette. */
  readonly isDark: boolean | undefined;
  readonly onDark: (isDark: boolean) => void;
  readonly isWaiting: boolean;
}

const isDevice = (key: unknown): key is Device => DEVICES.some((one) => one === key);

/** How the page is shown, and what a press on it does. */
export function FrameBar(props: FrameBarProps) {
  const words = useWords('frame');
  const { device, onDevice, fit, isVisiting, onVisiting, isDark, onDark, isWaiting } = props;
  return (
    <div className="frame-bar">
      <ToggleButtonGroup
        aria-label={words.device}
        className="frame-devices"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={isDevice(device) ? [device] : []}
        onSelectionChange={([key]) => {
          if (isDevice(key)) onDevice(key);
        }}
      >
        {DEVICES.map((one) => (
          <ToggleButton key={one} id={one} className="frame-button">
            {words[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {fit && <span className="frame-width">{fill(words.width, { width: fit.width })}</span>}
      <ToggleButton className="frame-button" isSelected={isVisiting} onChange={onVisiting}>
        {words.visit}
      </ToggleButton>
      {isDark !== undefined && (
        <ToggleButton className="frame-button" isSelected={isDark} onChange={onDark}>
          {words.dark}
        </ToggleButton>
      )}
      <span className="frame-help">
        {isWaiting ? words.waiting : isVisiting ? words.visitHelp : words.editHelp}
      </span>
    </div>
  );
}
