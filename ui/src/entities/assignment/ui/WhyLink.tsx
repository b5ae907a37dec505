import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import styles from './WhyLink.module.css'

interface WhyLinkProps {
  /** The ways in which somebody has a permission, in one line. */
  text: string
  onPress: () => void
}

/** The ways in which somebody has a permission; pressed, it tells more about them. */
export function WhyLink({ text, onPress }: WhyLinkProps) {
  const { t } = useTranslation('assignments')
  return (
    <Button className={styles.why ?? ''} onPress={onPress}>
      <bdi>{text}</bdi>
      <VisuallyHidden> {t('why.openOther')}</VisuallyHidden>
    </Button>
  )
}
