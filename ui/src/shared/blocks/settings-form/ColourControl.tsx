import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { ColourField } from '../../ui/ColourField'
import { Stack } from '../page/Stack'
import { isReadable, nearestGround } from '../appearance/contrast'
import { ContrastNote } from './ContrastNote'
import type { ControlProps } from './SettingControl'
import type { ColourSetting, Settings } from './settingField'

/**
 * A color, with a warning if it is unreadable with the color of its text or ground. For an unsuitable ground, the
 * nearest suitable one is offered.
 */
export function ColourControl(props: ControlProps<ColourSetting>) {
  const { setting, field, value, entered, onChange, onBlur } = props
  const colour = textOf(value)
  const pair = pairOf(setting, colour, entered)
  return (
    <Stack gap="tight">
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
      {pair && setting.text !== undefined && !field.isReadOnly && (
        <ShadeOffer {...pair} onTake={onChange} />
      )}
    </Stack>
  )
}

interface ShadeOfferProps {
  text: string
  ground: string
  onTake: (shade: string) => void
}

function ShadeOffer({ text, ground, onTake }: ShadeOfferProps) {
  const { t } = useTranslation('forms')
  const shade = isReadable(text, ground) ? undefined : nearestGround(text, ground)
  return (
    shade !== undefined && (
      <div>
        <Button size="small" onPress={() => onTake(shade)}>
          {t('contrast.use', { shade })}
        </Button>
      </div>
    )
  )
}

function pairOf({ ground, text }: ColourSetting, colour: string, entered: Settings) {
  if (ground) return { text: colour, ground: textOf(entered[ground.key]) || ground.unset }
  return text === undefined ? undefined : { text: textOf(entered[text]), ground: colour }
}

const textOf = (value: Settings[string]) => (typeof value === 'string' ? value : '')
