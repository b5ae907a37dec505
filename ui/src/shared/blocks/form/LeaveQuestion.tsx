import { TriangleAlert } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'

/** The texts of the question. */
export interface QuestionTexts {
  title: string
  text: string
}

interface LeaveQuestionProps extends QuestionTexts {
  isOpen: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks whether to leave the page and lose the entered values. */
export function LeaveQuestion({ title, text, isOpen, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation('forms')
  return (
    <Dialog
      title={title}
      role="alertdialog"
      sign={{ icon: TriangleAlert, kind: 'warning' }}
      isOpen={isOpen}
      onClose={onStay}
      actions={
        <>
          <Button onPress={onLeave}>{t('unsaved.leave')}</Button>
          <Button variant="primary" onPress={onStay}>
            {t('unsaved.stay')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
