import { Ellipsis, type IconNode } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Button } from './Button'
import { ButtonMenu } from './ButtonMenu'
import { MenuItem } from './Menu'

/** An action or a link. */
export type MenuAction = { icon: IconNode; label: string; isDestructive?: boolean } & (
  { href: string } | { onAction: () => void }
)

/**
 * The less frequent actions of a page, without those that are false: a single one is a button, several are a menu.
 * Source: docs/assumptions.md A-780.
 */
export function ActionMenu({ actions }: { actions: readonly (MenuAction | false)[] }) {
  const { t } = useTranslation('ui')
  const shown = actions.filter((action) => action !== false)
  const [first, second] = shown
  if (!first) return null
  if (!second) return <OnlyAction {...first} />
  return (
    <ButtonMenu isMinor icon={Ellipsis} label={t('moreActions')}>
      {shown.map(({ label, ...action }) => (
        <MenuItem key={label} {...action}>
          {label}
        </MenuItem>
      ))}
    </ButtonMenu>
  )
}

function OnlyAction({ icon, label, ...way }: MenuAction) {
  return (
    <Button
      isMinor
      variant="quiet"
      icon={icon}
      {...('href' in way ? { href: way.href } : { onPress: way.onAction })}
    >
      {label}
    </Button>
  )
}
