import { useTranslation } from 'react-i18next'
import {
  readAvailabilityOf,
  useChangeAbsenceMutation,
  useCreateAbsenceMutation,
  useReadAwayChoiceQuery,
} from '../../entities/availability/api'
import {
  absenceFieldsOf,
  firstAbsence,
  toAbsenceBody,
} from '../../entities/availability/absenceChange'
import type { Absence } from '../../entities/availability/model'
import { useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { freshly } from '../../shared/platform/api/read'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { AbsenceDialog } from './AbsenceDialog'
import { useAbsenceFields } from './useAbsenceFields'

interface AbsenceFormProps {
  /** DN of the person, `''` for the user themself. */
  of: string
  onClose: () => void
}

/** The form of a new absence. */
export function AbsenceCreate({ of, onClose }: AbsenceFormProps) {
  const { t } = useTranslation('availability')
  const dispatch = useAppDispatch()
  const [createAbsence] = useCreateAbsenceMutation()
  const { data: choice } = useReadAwayChoiceQuery(of)
  const form = useRecordForm({
    fields: useAbsenceFields(),
    stored: firstAbsence(choice),
    draftName: `createAbsence ${of}`,
    onSave: ({ all }) => createAbsence(toAbsenceBody(all, of)).unwrap(),
    onSaved: () => {
      dispatch(showFeedback({ status: 200, text: t('create.done') }))
      onClose()
    },
  })
  const words = { title: t('create.title'), verb: t('create.verb') }
  return <AbsenceDialog form={form} of={of} {...words} onClose={onClose} />
}

/** The form of a stored absence. */
export function AbsenceEdit({ of, absence, onClose }: AbsenceFormProps & { absence: Absence }) {
  const { t } = useTranslation('availability')
  const dispatch = useAppDispatch()
  const [changeAbsence] = useChangeAbsenceMutation()
  const { id } = absence
  const readAgain = async () => {
    const { absences } = await dispatch(readAvailabilityOf.initiate(of, freshly)).unwrap()
    return absenceFieldsOf(absences.find((each) => each.id === id) ?? absence)
  }
  const form = useRecordForm({
    fields: useAbsenceFields(),
    stored: absenceFieldsOf(absence),
    read: readAgain,
    draftName: `absence ${id}`,
    onSave: async ({ all, changed }) => {
      if (Object.keys(changed).length === 0) return false
      await changeAbsence({ availabilityId: id, ...toAbsenceBody(all, of, absence) }).unwrap()
      return true
    },
    onSaved: (isChanged) => {
      if (isChanged) dispatch(showFeedback({ status: 200, text: t('edit.done') }))
      onClose()
    },
  })
  const words = { title: t('edit.title'), verb: t('edit.verb') }
  return <AbsenceDialog form={form} of={of} {...words} onClose={onClose} />
}
