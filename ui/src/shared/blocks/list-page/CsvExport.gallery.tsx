import { useState } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { Button } from '../../ui/Button'
import { CsvExportDialog } from './CsvExportDialog'
import type { ExportState } from './useCsvExport'

const late = { status: 502, code: 'upstream_late', text: '', requestId: '9f3c-71d0' } as const

const STATES: { name: string; state: ExportState }[] = [
  { name: 'Reading', state: { phase: 'reading', read: 600, total: 2000 } },
  {
    name: 'Reading, nobody knows how much',
    state: { phase: 'reading', read: 600, total: undefined },
  },
  { name: 'Too many', state: { phase: 'tooMany' } },
  { name: 'Failed', state: { phase: 'failed', error: late } },
]

/** A dialog would cover the others: it opens by its button. */
function Sample({ state, isOpen: isFirstOpen }: { state: ExportState; isOpen: boolean }) {
  const [isOpen, setIsOpen] = useState(isFirstOpen)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Show</Button>
      <CsvExportDialog
        state={isOpen ? state : { phase: 'idle' }}
        onClose={() => setIsOpen(false)}
        onRetry={() => undefined}
      />
    </>
  )
}

export const gallery: GalleryPage = {
  title: 'Export',
  specimens: STATES.map(({ name, state }, index) => ({
    name,
    Show: () => <Sample state={state} isOpen={index === 0} />,
  })),
}
