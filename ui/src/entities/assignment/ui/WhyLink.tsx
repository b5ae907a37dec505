import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import styles from './WhyLink.module.css'

interface WhyLinkProps {
  /** The sources of a permission in one line. */
  text: string
  onPress: () => void
}

/** The sources of a permission as a button that shows the details. */
export function WhyLink({ text, onPress }: WhyLinkProps) {
  const { t } = useTranslation('assignments')
  return (
    <Button className={styles.why ?? ''} onPress={onPress}>
      <bdi>{text}</bdi>
      <VisuallyHidden> {t('why.openOther')}</VisuallyHidden>
    </Button>
  )
}
