import styles from './BrandTitle.module.css'

/** The customer's picture when it is one that the page may show; else the product's sign. */
export function BrandLogo({ image }: { image: string }) {
  if (image.startsWith('data:image/')) return <img className={styles.logo} src={image} alt="" />
  return (
    <svg className={styles.sign} viewBox="0 0 28 28" aria-hidden>
      <circle cx="8" cy="8" r="4.2" />
      <circle cx="20" cy="20" r="4.2" />
      <path d="M12.2 8H17a3 3 0 0 1 3 3v4.8M8 12.2V17a3 3 0 0 0 3 3h4.8" />
    </svg>
  )
}
