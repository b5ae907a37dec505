import { Search } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPart } from '../../shared/parts/loadPart'
import { useLazyDialog } from '../../shared/parts/useLazyDialog'
import { Icon } from '../../shared/ui/Icon'
import styles from './PaletteButton.module.css'
import { asksForPalette, usesCommandKey } from './shortcut'

const loadPalette = () =>
  loadPart(async () => {
    const { CommandPalette } = await import(
      /* webpackChunkName: "palette", webpackPrefetch: true */ './CommandPalette'
    )
    return CommandPalette
  })

/** Opens the palette, by pointer or from anywhere by its key. Source: docs/assumptions.md A-225. */
export function PaletteButton() {
  const { t } = useTranslation()
  const { LazyDialog: Palette, isOpen, open, close } = useLazyDialog(loadPalette, ['palette'])
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!asksForPalette(event)) return
    event.preventDefault()
    void open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.jump}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts={usesCommandKey ? 'Meta+K' : 'Control+K'}
        onClick={() => void open()}
      >
        <Icon of={Search} size="s" />
        <span className={styles.text}>{t('palette.open')}</span>
        <kbd className={styles.key} aria-hidden>
          {t(usesCommandKey ? 'palette.commandKey' : 'palette.key')}
        </kbd>
      </button>
      {Palette && <Palette isOpen={isOpen} onClose={close} />}
    </>
  )
}
