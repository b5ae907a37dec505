import { useId, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { useErrorText } from '../../shared/platform/errors/useErrorText'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'

/** The menu item that has the focus when the menu opens; `true` for the popup itself. */
type InitialFocus = 'first' | 'last' | true

/** The properties that a popup gets from its button. */
export interface PopupProps {
  /** The button, which gets the focus when the popup closes. */
  buttonRef: RefObject<HTMLButtonElement | null>
  /** Id of the button, whose text names the popup. */
  labelId: string
  initialFocus: InitialFocus
  isOpen: boolean
  onClose: () => void
}

interface LazyPopupProps {
  /** The kind of popup, which screen readers announce with the button. */
  opens: 'menu' | 'dialog'
  /** Loads the code of the popup by `loadPart`. */
  load: () => Promise<ComponentType<PopupProps>>
  onOpen?: () => void
  className: string
  label?: string
  /** The content of the button. */
  children: ReactNode
}

const MENU_KEYS: Readonly<Record<string, InitialFocus>> = { ArrowDown: 'first', ArrowUp: 'last' }

/** The popup of a button: loaded when it is first opened, then kept. */
function useLazyPopup({ load, onOpen }: Pick<LazyPopupProps, 'load' | 'onOpen'>) {
  const errorText = useErrorText()
  const dispatch = useAppDispatch()
  const [popup, setPopup] = useState<{ Popup: ComponentType<PopupProps>; focus: InitialFocus }>()
  const [isOpen, setOpen] = useState(false)
  const open = async (focus: InitialFocus) => {
    try {
      setPopup({ Popup: await load(), focus })
      setOpen(true)
      onOpen?.()
    } catch (error) {
      dispatch(showFeedback({ id: 'popup', status: -1, text: errorText(error) }))
    }
  }
  return { popup, isOpen, open, close: () => setOpen(false) }
}

/** A button that opens a menu or a small panel. */
export function LazyPopup({ opens, label, className, children, ...rest }: LazyPopupProps) {
  const id = useId()
  const buttonRef = useRef<HTMLButtonElement>(null)
  const { popup, isOpen, open, close } = useLazyPopup(rest)
  const openAt = (focus: InitialFocus) => {
    // Some browsers do not focus a pressed button; the popup returns the focus to it when it closes.
    buttonRef.current?.focus({ preventScroll: true })
    void open(focus)
  }
  const onPress: ButtonProps['onPress'] = ({ pointerType }) =>
    openAt(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : true)
  const onKeyDown: ButtonProps['onKeyDown'] = (event) => {
    const focus = MENU_KEYS[event.key]
    if (opens !== 'menu' || !focus) {
      event.continuePropagation()
      return
    }
    event.preventDefault()
    openAt(focus)
  }
  return (
    <>
      <Button
        ref={buttonRef}
        id={id}
        className={className}
        {...(label !== undefined && { 'aria-label': label })}
        aria-haspopup={opens}
        aria-expanded={isOpen}
        onPress={onPress}
        onKeyDown={onKeyDown}
      >
        {children}
      </Button>
      {popup && (
        <popup.Popup
          buttonRef={buttonRef}
          labelId={id}
          initialFocus={popup.focus}
          isOpen={isOpen}
          onClose={close}
        />
      )}
    </>
  )
}
