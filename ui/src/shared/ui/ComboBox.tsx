import { Check, ChevronDown } from 'lucide'
import { useState } from 'react'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { useTranslation } from 'react-i18next'
import { ariaStates, directionOf, type FieldProps } from './field'
import styles from './Field.module.css'
import { FieldFrame } from './FieldFrame'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import list from './ListPopover.module.css'
import type { Option } from './options'

interface ComboBoxProps extends FieldProps {
  options: readonly Option[]
  value: Option | undefined
  onChange: (option: Option | undefined) => void
  placeholder?: string
  /**
   * Called with the typed text. With it, the options are the result of a search; without it, all options are given and
   * filtered here.
   */
  onSearch?: (text: string) => void
  isLoading?: boolean
}

/** Chooses one of many options by typing. Clearing the field clears the choice. */
export function ComboBox(props: ComboBoxProps) {
  const { value, placeholder, onSearch, isLoading = false } = props
  const { t } = useTranslation('ui')
  const { text, choices, onTyped, onChosen } = useChoice(props)
  return (
    <AriaComboBox<Option>
      {...ariaStates(props)}
      {...(onSearch ? { items: choices } : { defaultItems: choices })}
      className={styles.field ?? ''}
      value={value?.id ?? null}
      onChange={onChosen}
      inputValue={text}
      onInputChange={onTyped}
      allowsEmptyCollection
    >
      <FieldFrame {...props}>
        <div className={styles.box}>
          <Input dir={directionOf(text)} {...(placeholder !== undefined && { placeholder })} />
          <IconButton label={t('field.options')} icon={ChevronDown} size="small" />
        </div>
      </FieldFrame>
      <Popover className={list.popover ?? ''} offset={4}>
        <ListBox<Option>
          className={list.options ?? ''}
          renderEmptyState={() => (
            <div className={list.none}>{isLoading ? t('loading') : t('field.nothingFound')}</div>
          )}
        >
          {(option) => <ComboBoxOption {...option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}

/** The text in the field. It differs from the chosen option as soon as somebody types. */
function useChoice({ options, value, onChange, onSearch }: ComboBoxProps) {
  const [text, setText] = useState(value?.text ?? '')
  const [shownValue, setShownValue] = useState(value)
  const choices = withChosen(options, value)
  if (value?.id !== shownValue?.id) {
    setShownValue(value)
    setText(value?.text ?? '')
  }
  const onTyped = (typed: string) => {
    setText(typed)
    if (typed === '' && value) onChange(undefined)
    else if (typed !== value?.text) onSearch?.(typed)
  }
  const onChosen = (key: string | number | null) => {
    const chosen = choices.find(({ id }) => id === key)
    setText(chosen?.text ?? '')
    if (chosen && chosen.id !== value?.id) onChange(chosen)
  }
  return { text, choices, onTyped, onChosen }
}

function ComboBoxOption({ text, caption, isDisabled = false, id }: Option) {
  return (
    <ListBoxItem id={id} textValue={text} isDisabled={isDisabled} className={list.option ?? ''}>
      {({ isSelected }) => (
        <>
          <span className={list.words}>
            {text}
            {caption && <span className={list.caption}>{caption}</span>}
          </span>
          {isSelected && <Icon of={Check} size="s" />}
        </>
      )}
    </ListBoxItem>
  )
}

/** The chosen option stays in the list whatever the search finds, so that it can be chosen again. */
function withChosen(options: readonly Option[], chosen: Option | undefined): readonly Option[] {
  if (!chosen || options.some(({ id }) => id === chosen.id)) return options
  return [chosen, ...options]
}
