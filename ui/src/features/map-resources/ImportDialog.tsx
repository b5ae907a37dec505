import { FolderOpen } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import type { PlaceValue } from '../../entities/entitlement/model'
import { FormFault } from '../../shared/blocks/form/FormFault'
import { FormDialog } from '../../shared/blocks/record-form/FormDialog'
import { useDialogForm } from '../../shared/blocks/record-form/useDialogForm'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { readAsText } from '../../shared/blocks/validation/readFile'
import { Button } from '../../shared/ui/Button'
import { TextArea } from '../../shared/ui/TextArea'
import { linesOf, matchLines } from './pasted'
import type { PlanItem } from './plan'

interface ImportDialogProps {
  /** DN of what has the values. */
  of: string
  readAll: () => Promise<readonly PlaceValue[]>
  onAdd: (items: readonly PlanItem[]) => void
  onClose: () => void
}

/** Takes a list of values from a file or the clipboard, one in a line; those that are not in the system are added as such. */
export function ImportDialog({ of, readAll, onAdd, onClose }: ImportDialogProps) {
  const { t } = useTranslation('mapResources')
  const kinds = useFieldKinds()
  const form = useDialogForm({
    fields: { text: kinds.text({ label: t('import.label'), hint: t('import.hint') }) },
    stored: { text: '' },
    draftName: `import values ${of}`,
    onSave: async ({ all }) => onAdd(matchLines(linesOf(all.text), await readAll())),
    onSaved: onClose,
  })
  const { length: total } = linesOf(form.now.text)
  return (
    <FormDialog
      form={form}
      title={t('import.title')}
      verb={t('import.verb', { total })}
      isDisabled={total === 0}
      onClose={onClose}
    >
      <FileOfValues onRead={form.field('text').onChange} />
      <TextArea {...form.field('text')} rows={8} />
    </FormDialog>
  )
}

function FileOfValues({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useTranslation('mapResources')
  const [fault, setFault] = useState<unknown>()
  const read = (file: File) => {
    setFault(undefined)
    readAsText(file).then(onRead, setFault)
  }
  return (
    <div>
      <FileTrigger
        acceptedFileTypes={['.txt', '.csv']}
        onSelect={(files) => files?.[0] && read(files[0])}
      >
        <Button size="small" icon={FolderOpen}>
          {t('import.file')}
        </Button>
      </FileTrigger>
      {fault !== undefined && <FormFault error={fault} />}
    </div>
  )
}
