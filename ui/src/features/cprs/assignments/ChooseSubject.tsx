import { ListTree } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Subject } from '../../../entities/cprs/model'
import type { DriverPlace } from '../../../entities/driver/model'
import { DriverTree } from '../../../entities/driver/ui/DriverTree'
import { Stack } from '../../../shared/blocks/page/Stack'
import { Button } from '../../../shared/ui/Button'
import { Checkbox } from '../../../shared/ui/Checkbox'
import { Dialog } from '../../../shared/ui/Dialog'
import { DialogActions } from '../../../shared/ui/DialogActions'
import { EmptyState } from '../../../shared/ui/EmptyState'
import { toSubject } from '../toSubject'

interface ChooseSubjectProps {
  /** Undefined at the first visit. */
  subject: Subject | undefined
  onChoose: (subject: Subject) => void
}

/** The choice of a driver, and of one of its logical systems if it has any. */
export function ChooseSubject({ subject, onChoose }: ChooseSubjectProps) {
  const { t } = useTranslation('cprs')
  const [isOpen, setOpen] = useState(false)
  const open = { icon: ListTree, onPress: () => setOpen(true), children: t('subject.choose') }
  return (
    <>
      {subject ? (
        <Button size="small" {...open} />
      ) : (
        <EmptyState
          art="nothing"
          title={t('subject.none')}
          actions={<Button variant="primary" {...open} />}
        />
      )}
      {isOpen && (
        <SubjectDialog
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            setOpen(false)
            onChoose(chosen)
          }}
        />
      )}
    </>
  )
}

interface SubjectDialogProps {
  onChoose: (subject: Subject) => void
  onClose: () => void
}

function SubjectDialog({ onChoose, onClose }: SubjectDialogProps) {
  const { t } = useTranslation('cprs')
  const [place, setPlace] = useState<DriverPlace>()
  const [isWhole, setWhole] = useState(false)
  const choose = () => {
    if (place) onChoose({ ...toSubject(place), ...(isWhole && { entitlement: '' }) })
  }
  return (
    <Dialog
      isOpen
      title={t('subject.title')}
      onClose={onClose}
      actions={
        <DialogActions
          verb={t('subject.take')}
          isDisabled={place === undefined}
          onDo={choose}
          onCancel={onClose}
        />
      }
    >
      <Stack>
        <DriverTree cprsSupported driverSelectionDisabled value={place} onChoose={setPlace} />
        {place && (
          <Checkbox
            label={t('subject.whole', { name: place.driver.name })}
            isSelected={isWhole}
            onChange={setWhole}
          />
        )}
      </Stack>
    </Dialog>
  )
}
