import { TriangleAlert } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../i18n/useLocale'
import {
  contrast,
  isReadable,
  LEAST_CONTRAST,
  parseColor,
  readableOn,
} from '../appearance/contrast'
import { Icon } from '../../ui/Icon'
import styles from './ContrastNote.module.css'

interface ContrastNoteProps {
  text: string
  ground: string
}

/**
 * Says that a text is unreadable on its ground, and which color replaces it; screen readers
 * announce it.
 *
 * Source: docs/assumptions.md A-385.
 */
export function ContrastNote({ text, ground }: ContrastNoteProps) {
  const sentence = useSentence(text, ground)
  return (
    <span role="status">
      {sentence !== undefined && (
        <span className={styles.note}>
          <Icon of={TriangleAlert} size="s" />
          <span>{sentence}</span>
        </span>
      )}
    </span>
  )
}

function useSentence(text: string, ground: string): string | undefined {
  const { t } = useTranslation('forms')
  const { intlLocale } = useLocale()
  if (!parseColor(text) || !parseColor(ground) || isReadable(text, ground)) return undefined
  const number = new Intl.NumberFormat(intlLocale, {
    maximumFractionDigits: 2,
    roundingMode: 'floor',
  })
  const toOne = (ratio: number) => `${number.format(ratio)}:1`
  return t(`contrast.${readableOn(ground)}`, {
    text,
    ground,
    ratio: toOne(contrast(text, ground)),
    least: toOne(LEAST_CONTRAST),
  })
}
