import { Upload } from 'lucide'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import type { FieldProps } from '../../ui/field'
import { FieldGroup } from '../../ui/FieldGroup'
import { firstProblem } from '../validation/problem'
import { DEFAULT_IMAGE_LIMIT_KB, IMAGE_EXTENSIONS, imageFile } from '../validation/imageFile'
import { readAsDataUrl } from '../validation/readFile'
import { useProblemText } from '../validation/useProblemText'
import styles from './PictureField.module.css'
import type { PictureValue } from './settingField'

interface PictureFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  picture: PictureValue
  onChange: (picture: PictureValue) => void
}

/**
 * A picture with the name of its file. An invalid file is refused with a reason, and the previous
 * picture stays.
 */
export function PictureField({ label, hint, error, picture, onChange }: PictureFieldProps) {
  const { t } = useTranslation('forms')
  const { problem, choose, clear } = usePictureFile(onChange)
  const { data, fileName } = picture
  return (
    <FieldGroup
      label={label}
      hint={
        <>
          {hint} {t('photo.rule', { limit: DEFAULT_IMAGE_LIMIT_KB })}
        </>
      }
      error={problem ?? error}
    >
      <div className={styles.picture}>
        {data !== '' && <img className={styles.preview} src={data} alt="" />}
        {fileName !== '' && <bdi className={styles.name}>{fileName}</bdi>}
        <FileTrigger
          acceptedFileTypes={IMAGE_EXTENSIONS.map((extension) => `.${extension}`)}
          onSelect={choose}
        >
          <Button size="small" icon={Upload}>
            {t('image.choose')}
          </Button>
        </FileTrigger>
        {data !== '' && (
          <Button size="small" variant="quiet" onPress={clear}>
            {t('photo.remove')}
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}

function usePictureFile(onChange: (picture: PictureValue) => void) {
  const problemText = useProblemText()
  const [problem, setProblem] = useState<string>()
  const choose = (files: FileList | null) => {
    const [file] = files ?? []
    if (!file) return
    const message = firstProblem(imageFile(), file)
    setProblem(message)
    if (message !== undefined) return
    void readAsDataUrl(file).then((data) => onChange({ data, fileName: file.name }))
  }
  const clear = () => {
    setProblem(undefined)
    onChange({ data: '', fileName: '' })
  }
  return { problem: problemText(problem), choose, clear }
}
