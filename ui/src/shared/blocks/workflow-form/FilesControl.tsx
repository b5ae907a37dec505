import { Paperclip, X } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { Button } from '../../ui/Button'
import { FieldGroup } from '../../ui/FieldGroup'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import { readAsDataUrl } from '../validation/readFile'
import { useProblemText } from '../validation/useProblemText'
import type { FieldControlProps } from './fieldControlProps'
import { fileSchema, toKb, type FileRules } from './fileRules'
import styles from './WorkflowForm.module.css'

interface FilesControlProps extends FieldControlProps {
  files: FileRules
}

/** A file in the format of Form.io. */
interface KeptFile {
  storage: string
  name: string
  originalName: string
  size: number
  type: string
  /** `data:application/pdf;base64,…` */
  url: string
}

/** The files that are sent with the form. An invalid file is refused with the reason. */
export function FilesControl({ node, files, field, value, onChange }: FilesControlProps) {
  const { t } = useTranslation('workflowForm')
  const { kept, problem, add, remove } = useFiles({ files, node, value, onChange })
  const { isReadOnly = false } = field
  const hint = field.hint ?? t('file.rule', { max: toKb(files.maxBytes) })
  const canAdd = !isReadOnly && (node.isMultiple || kept.length === 0)
  return (
    <FieldGroup {...field} hint={isReadOnly ? undefined : hint} error={problem ?? field.error}>
      <ul className={styles.files}>
        {kept.map(({ name, size, url }, index) => (
          <li key={index}>
            <Icon of={Paperclip} size="s" />
            <a href={url} download={name}>
              <bdi>{name}</bdi>
            </a>
            <span className={styles.size}>{t('file.size', { size: Math.max(toKb(size), 1) })}</span>
            {!isReadOnly && (
              <IconButton
                label={t('file.remove', { name })}
                icon={X}
                size="small"
                onPress={() => remove(index)}
              />
            )}
          </li>
        ))}
      </ul>
      {canAdd && (
        <div>
          <FileTrigger acceptedFileTypes={files.kinds} onSelect={add}>
            <Button size="small" icon={Paperclip}>
              {t('file.choose')}
            </Button>
          </FileTrigger>
        </div>
      )}
    </FieldGroup>
  )
}

type FilesOptions = Pick<FilesControlProps, 'files' | 'node' | 'value' | 'onChange'>

/**
 * Reads files one after the other, so that each is added to the files that were chosen before it.
 */
function useFiles({ files, node, value, onChange }: FilesOptions) {
  const problemText = useProblemText()
  const [problem, setProblem] = useState<string>()
  const kept = Array.isArray(value) ? (value as KeptFile[]) : []
  const latest = useRef(kept)
  const reading = useRef(Promise.resolve())
  useEffect(() => {
    latest.current = kept
  })
  const put = (next: KeptFile[]) => {
    latest.current = next
    onChange(next.map((file) => ({ ...file })))
  }
  const addInTurn = async (file: File) => {
    const taken = node.isMultiple ? sizeOf(latest.current) : 0
    const message = v.safeParse(fileSchema(files, taken), file).issues?.[0].message
    setProblem(message)
    if (message !== undefined) return
    const next = await keptFile(file)
    put(node.isMultiple ? [...latest.current, next] : [next])
  }
  const add = (chosen: FileList | null) => {
    const [file] = chosen ?? []
    if (file) reading.current = reading.current.then(() => addInTurn(file))
  }
  const remove = (index: number) => {
    setProblem(undefined)
    put(kept.toSpliced(index, 1))
  }
  return { kept, problem: problemText(problem), add, remove }
}

const sizeOf = (files: readonly KeptFile[]) => files.reduce((sum, { size }) => sum + size, 0)

async function keptFile(file: File): Promise<KeptFile> {
  const { name, size, type } = file
  return { storage: 'base64', name, originalName: name, size, type, url: await readAsDataUrl(file) }
}
