import { useId, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { useErrorText } from '../../shared/platform/errors/useErrorText'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'

/** Which item of a menu has the focus when it opens; `true` for the popup itself. */
type InitialFocus = 'first' | 'last' | true

/** The properties that a popup gets from its button. */
export interface PopupProps {
  /** Takes the focus back when the popup closes. */
  buttonRef: RefObject<HTMLButtonElement | null>
  /** Id of the button, whose text names the popup. */
  labelId: string
  initialFocus: InitialFocus
  isOpen: boolean
  onClose: () => void
}

interface LazyPopupProps {
  /** The text that screen readers announce. */
  opens: 'menu' | 'dialog'
  /** Brings the popup's code, which is not part of the start: a `loadPart`. */
  load: () => Promise<ComponentType<PopupProps>>
  onOpen?: () => void
  className: string
  label?: string
  /** The content of the button. */
  children: ReactNode
}

const MENU_KEYS: Readonly<Record<string, InitialFocus>> = { ArrowDown: 'first', ArrowUp: 'last' }

/** The popup of a button: loaded when it is first opened, and there to stay. */
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

/** A button with a menu or a small panel that hangs on it. */
export function LazyPopup({ opens, label, className, children, ...rest }: LazyPopupProps) {
  const id = useId()
  const buttonRef = useRef<HTMLButtonElement>(null)
  const { popup, isOpen, open, close } = useLazyPopup(rest)
  const openAt = (focus: InitialFocus) => {
    // Not every browser focuses a pressed button, and the focus comes back to where it was.
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
