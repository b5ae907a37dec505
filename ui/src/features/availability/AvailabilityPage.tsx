import { CalendarPlus, Pencil } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import {
  useDeleteAbsencesMutation,
  useReadAvailabilityQuery,
} from '../../entities/availability/api'
import type { Absence } from '../../entities/availability/model'
import { useMayReadOthers } from '../../entities/availability/useMayReadOthers'
import { periodState } from '../../entities/delegation/period'
import { PersonField } from '../../entities/user/ui/PersonField'
import { useUndoableDeletion } from '../../shared/blocks/deletion/useUndoableDeletion'
import { ListPage } from '../../shared/blocks/list-page/ListPage'
import { useWholeList } from '../../shared/blocks/list-page/useWholeList'
import { withoutRows } from '../../shared/blocks/list-page/withoutRows'
import { withoutIsolates } from '../../i18n/isolate'
import { calendarFile } from '../../shared/platform/files/calendarFile'
import { downloadText } from '../../shared/platform/files/download'
import { Button } from '../../shared/ui/Button'
import { absenceList, requestsOf } from './absenceList'
import styles from './AvailabilityPage.module.css'
import { AbsenceCreate, AbsenceEdit } from './AbsenceForms'
import { toAvailability, toAway } from './routes'
import { StatusCard } from './StatusCard'

/** The absences of the user, or of the person in the address. */
export function AvailabilityPage() {
  const { t } = useTranslation('availability')
  const { of, isAdding, stopAdding } = useAsked()
  const { data, ...query } = useReadAvailabilityQuery(of)
  const list = useWholeList(absenceList, { ...query, data: data?.absences })
  const deletion = useAbsenceDeletion()
  const [edited, setEdited] = useState<Absence>()
  const edit = (absence: Absence) => ({
    id: 'edit',
    label: t('edit.open'),
    icon: Pencil,
    onAction: () => setEdited(absence),
  })
  return (
    <>
      <ListPage
        list={withoutRows(list, deletion.removed)}
        tools={of === '' && data && <CalendarExport absences={data.absences} />}
        create={data?.mayAdd === true && { href: toAway(of), text: t('create.open') }}
        bulkActions={[deletion.bulkAction]}
        rowActions={(absence) => [edit(absence), ...deletion.rowActions(absence)]}
        above={() => (
          <div className={styles.above}>
            <Whose of={of} />
            {data && <StatusCard of={of} availability={data} />}
          </div>
        )}
      />
      {isAdding && data && <AbsenceCreate of={of} onClose={stopAdding} />}
      {edited && <AbsenceEdit of={of} absence={edited} onClose={() => setEdited(undefined)} />}
      {deletion.dialog}
    </>
  )
}

/** The choice of a person. Source: docs/assumptions.md A-523. */
function Whose({ of }: { of: string }) {
  const { t } = useTranslation('availability')
  const navigate = useNavigate()
  if (!useMayReadOthers()) return null
  return (
    <div className={styles.whose}>
      <PersonField
        label={t('whose')}
        dn={of}
        onChange={(dn) => void navigate(toAvailability(dn))}
      />
    </div>
  )
}

/** Exports the user's own absences as a calendar file. */
function CalendarExport({ absences }: { absences: readonly Absence[] }) {
  const { t } = useTranslation('availability')
  const summaryOf = (absence: Absence) =>
    withoutIsolates(t('calendarFile.event', { requests: requestsOf(absence, t) }))
  const save = () =>
    downloadText(
      calendarFile(
        absences.map((absence) => ({ ...absence, summary: summaryOf(absence) })),
        Date.now(),
      ),
      'text/calendar',
      `${t('title')}.ics`,
    )
  return (
    absences.length > 0 && (
      <Button variant="quiet" icon={CalendarPlus} onPress={save}>
        {t('calendarFile.export')}
      </Button>
    )
  )
}

/** Reads the address: the person, and whether the form of a new absence is open. */
function useAsked() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const of = params.get('of') ?? ''
  return {
    of,
    isAdding: params.has('away'),
    stopAdding: () => void navigate(toAvailability(of), { replace: true }),
  }
}

/**
 * Deletes absences; the server deletes all of them or none. A deletion can be undone unless the
 * absence is in force. Source: docs/assumptions.md A-710.
 */
function useAbsenceDeletion() {
  const { t } = useTranslation('availability')
  const [deleteAbsences] = useDeleteAbsencesMutation()
  return useUndoableDeletion<Absence>({
    namespace: 'availability',
    toRecord: (absence) => ({ id: absence.id, name: requestsOf(absence, t) }),
    isUndoable: (absence) => periodState(absence, Date.now()) !== 'inForce',
    send: async (absences) => {
      const ids = absences.map(({ id }) => id)
      await deleteAbsences(ids).unwrap()
      return { succeeded: ids.map((id) => ({ id })), failed: [] }
    },
  })
}
