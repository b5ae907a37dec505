import { FileUp } from 'lucide'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useTranslation } from 'react-i18next'
import type { KitText } from '../../entities/locale/kitText'
import {
  decodeProperties,
  parseProperties,
  type PropertiesFile,
} from '../../entities/locale/properties'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Button } from '../../shared/ui/Button'
import { UploadDialog } from './UploadDialog'
import { fieldOf, fieldsFrom, type KitForm } from './useKitForm'

/** The largest file that can be uploaded, bytes. Source: docs/assumptions.md A-562. */
const LARGEST = 1_000_000

/** The texts of an uploaded file, with its name and encoding. */
export interface UploadedFile extends PropertiesFile {
  name: string
  encoding: string
}

interface UploadProps {
  texts: readonly KitText[]
  form: KitForm
}

/** Loads a file of texts, shows the differences, and puts the selected texts into the form, which saves them. */
export function Upload({ texts, form }: UploadProps) {
  const { t } = useTranslation('localekit')
  const [file, setFile] = useState<UploadedFile>()
  const read = useReadFile(setFile)
  const entered = texts.map((each) => ({ ...each, text: form.now[fieldOf(each.key)] ?? each.text }))
  return (
    <>
      <FileTrigger acceptedFileTypes={['.properties', 'text/plain']} onSelect={read}>
        <Button size="small" icon={FileUp}>
          {t('upload.open')}
        </Button>
      </FileTrigger>
      {file && (
        <UploadDialog
          file={file}
          texts={entered}
          onClose={() => setFile(undefined)}
          onTake={(taken) => {
            form.restore(fieldsFrom(taken))
            setFile(undefined)
          }}
        />
      )}
    </>
  )
}

function useReadFile(onRead: (file: UploadedFile) => void) {
  const { t } = useTranslation('localekit')
  const dispatch = useAppDispatch()
  const read = async (file: File) => {
    if (file.size > LARGEST) {
      const text = t('upload.tooLarge', { size: kilobytes(file.size), limit: kilobytes(LARGEST) })
      dispatch(showFeedback({ status: -1, text }))
      return
    }
    const { content, encoding } = decodeProperties(await file.arrayBuffer())
    onRead({ ...parseProperties(content), name: file.name, encoding })
  }
  return (files: FileList | null) => {
    const [file] = files ?? []
    if (file) void read(file)
  }
}

const kilobytes = (bytes: number) => Math.ceil(bytes / 1000)
