import { Camera } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/Avatar'
import { Checkbox } from '../../ui/Checkbox'
import { FieldGroup } from '../../ui/FieldGroup'
import { useImageFile } from '../validation/useImageFile'
import { ImageButtons } from '../form/ImageButtons'
import styles from './PhotoField.module.css'

interface PhotoFieldProps {
  label: string
  /** Name of the person, whose initials replace a missing photo. */
  name: string
  /** The image in base64, without prefix; empty when there is none. */
  image: string
  onChange: (image: string) => void
  /** Whether the photo is hidden from others; undefined if that cannot be chosen. */
  isHidden: boolean | undefined
  onHide: (isHidden: boolean) => void
  /** Largest size of a photo, kb. */
  limitKb: number
}

/** A photo with its preview. An unsuitable file is refused with the reason, and the former photo stays. */
export function PhotoField(props: PhotoFieldProps) {
  const { label, name, image, onChange, isHidden, onHide, limitKb } = props
  const { t } = useTranslation('forms')
  const file = useImageFile(limitKb, onChange)
  return (
    <FieldGroup label={label} hint={t('photo.rule', { limit: limitKb })} error={file.problem}>
      <div className={styles.photo}>
        <Avatar name={name} image={image} size="l" />
        <div className={styles.buttons}>
          <ImageButtons icon={Camera} text={t('photo.choose')} image={image} file={file} />
        </div>
      </div>
      {isHidden !== undefined && image !== '' && (
        <Checkbox
          label={t('photo.hide')}

          isSelected={isHidden}
          onChange={onHide}
        />
      )}
    </FieldGroup>
  )
}
