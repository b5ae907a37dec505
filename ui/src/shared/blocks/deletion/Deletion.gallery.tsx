import { useState } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import {
  sampleColumns,
  samplePeople,
  type SamplePerson,
  sampleTexts,
  useSampleList,
} from '../../../testing/sampleList'
import { ListSheet } from '../data-table/ListSheet'
import type { DeletionAnswer } from './deletionOutcome'
import { useDeletion } from './useDeletion'
import { usePendingDeletion } from './usePendingDeletion'

const PEOPLE = samplePeople(5)
const [FIRST, SECOND] = PEOPLE

/** Deletes all records but the second, which the server refuses. */
const send = (rows: readonly SamplePerson[]): Promise<DeletionAnswer> =>
  Promise.resolve({
    succeeded: rows.filter((row) => row !== SECOND),
    failed: rows.filter((row) => row === SECOND).map(({ id }) => ({ id, reason: 'Owns a role.' })),
  })

interface SampleProps {
  /** The server deletes the first record later. */
  isPending?: boolean
}

/** The name of the first record has to be typed. */
function Sample({ isPending = false }: SampleProps) {
  const { listing, query } = useSampleList(PEOPLE, { pageSize: 5 })
  const [deleted, setDeleted] = useState<readonly SamplePerson[]>([])
  const deletion = useDeletion<SamplePerson>({
    namespace: 'groups',
    toRecord: (person) => person,
    send: async (rows) => {
      setDeleted([...deleted, ...rows.filter((row) => row !== SECOND)])
      return send(rows)
    },
    useIsNameTyped: ([row]) => row === FIRST,
    renderPreview: (rows) => <p>{rows.length} assignments end with this deletion.</p>,
  })
  const pending = usePendingDeletion({
    rows: PEOPLE,
    rowId: ({ id }) => id,
    isPending: (row) => isPending && row === FIRST,
    readAgain: () => undefined,
  })
  const rows = PEOPLE.filter((person) => !deleted.includes(person))
  return (
    <>
      <ListSheet
        texts={sampleTexts}
        listing={listing}
        query={{ ...query, data: { rows, total: rows.length } }}
        columns={sampleColumns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        bulkActions={[deletion.bulkAction]}
        rowActions={deletion.rowActions}
        rowMark={pending.rowMark}
        above={() => pending.notice}
      />
      {deletion.dialog}
    </>
  )
}

export const gallery: GalleryPage = {
  title: 'Deletion',
  specimens: [
    { name: 'Records that can be deleted', Show: () => <Sample /> },
    { name: 'One waits for its deletion', Show: () => <Sample isPending /> },
  ],
}
