import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { showFeedback } from '../../shared/feedback/feedbackSlice'
import { useAppDispatch } from '../../shared/store/hooks'

interface PaletteProps {
  isOpen: boolean
  onClose: () => void
}

async function loadPalette(): Promise<ComponentType<PaletteProps>> {
  const { CommandPalette } = await import(
    /* webpackChunkName: "palette", webpackPrefetch: true */ './CommandPalette'
  )
  return CommandPalette
}

/** The palette: its code and texts load when it is first opened, and are there to stay. */
export function useLazyPalette() {
  const { t, i18n } = useTranslation('errors')
  const dispatch = useAppDispatch()
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    try {
      const [loaded] = await Promise.all([loadPalette(), i18n.loadNamespaces('palette')])
      setPalette(() => loaded)
      setOpen(true)
    } catch {
      dispatch(showFeedback({ id: 'palette', status: -1, text: t('network') }))
    }
  }
  return { Palette, isOpen, open, close: () => setOpen(false) }
}
