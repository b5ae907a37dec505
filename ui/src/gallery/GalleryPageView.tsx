import { Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import styles from './Gallery.module.css'
import type { GalleryPage } from './galleryPage'

/** One block, state under state. */
export function GalleryPageView() {
  const { title, specimens } = useLoaderData<GalleryPage>()
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {specimens.map(({ name, Show }) => (
        <section key={name} className={styles.specimen} aria-label={name}>
          <h2 className={styles.name}>{name}</h2>
          <div>
            <Suspense fallback={<div data-awaited />}>
              <Show />
            </Suspense>
          </div>
        </section>
      ))}
    </article>
  )
}
