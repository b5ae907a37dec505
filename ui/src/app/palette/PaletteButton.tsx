import { LoaderCircle, Search } from 'lucide'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPart } from '../../shared/platform/parts/loadPart'
import { useLazyDialog } from '../../shared/platform/parts/useLazyDialog'
import { classNames } from '../../shared/ui/classNames'
import { Icon } from '../../shared/ui/Icon'
import styles from './PaletteButton.module.css'
import { asksForPalette, usesCommandKey } from './shortcut'
import { useTypedAhead } from './useTypedAhead'

const loadPalette = () =>
  loadPart(async () => {
    const { CommandPalette } = await import(
      /* webpackChunkName: "palette", webpackPrefetch: true */ './CommandPalette'
    )
    return CommandPalette
  })

/** Opens the palette by a press, or by its key from anywhere. Source: docs/assumptions.md A-225. */
export function PaletteButton() {
  const { t } = useTranslation()
  const palette = useLazyDialog(loadPalette, ['palette'])
  const { LazyDialog: Palette, isOpen, isLoading, close } = palette
  const { typed, forget } = useTypedAhead(isLoading, close)
  const open = () => {
    if (isLoading) return
    forget()
    void palette.open()
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!asksForPalette(event)) return
    event.preventDefault()
    open()
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
        aria-busy={isLoading}
        onClick={open}
      >
        <Icon
          of={isLoading ? LoaderCircle : Search}
          size="s"
          className={classNames(isLoading && styles.turning)}
        />
        <span className={styles.text}>{typed === '' ? t('palette.open') : typed}</span>
        <kbd className={styles.key} aria-hidden>
          {t(usesCommandKey ? 'palette.commandKey' : 'palette.key')}
        </kbd>
      </button>
      {Palette && <Palette isOpen={isOpen} typed={typed} onClose={close} />}
    </>
  )
}
