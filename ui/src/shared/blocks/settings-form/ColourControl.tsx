import { ColourField } from '../../ui/ColourField'
import { ContrastNote } from './ContrastNote'
import type { ControlProps } from './SettingControl'
import type { ColourSetting, Settings } from './settingField'

/** A colour, and whether it can be read with the one that it stands on, or that stands on it. */
export function ColourControl(props: ControlProps<ColourSetting>) {
  const { setting, field, value, entered, onChange, onBlur } = props
  const colour = textOf(value)
  const pair = pairOf(setting, colour, entered)
  return (
    <ColourField
      {...field}
      hint={
        <>
          {field.hint} {pair && <ContrastNote {...pair} />}
        </>
      }
      value={colour}
      onChange={onChange}
      onBlur={onBlur}
    />
  )
}

function pairOf({ ground, text }: ColourSetting, colour: string, entered: Settings) {
  if (ground) return { text: colour, ground: textOf(entered[ground.key]) || ground.unset }
  return text === undefined ? undefined : { text: textOf(entered[text]), ground: colour }
}

const textOf = (value: Settings[string]) => (typeof value === 'string' ? value : '')
