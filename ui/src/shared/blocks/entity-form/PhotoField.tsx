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
  /** Whose face it is, for the initials. */
  name: string
  /** base64 without prefix; empty when there is none. */
  image: string
  onChange: (image: string) => void
  /** Whether others see it; undefined where that cannot be chosen. */
  isHidden: boolean | undefined
  onHide: (isHidden: boolean) => void
  /** A picture is smaller than that. */
  limitKb: number
}

/** A photo with its preview. What will not do is refused with the reason, and the photo of before stays. */
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
