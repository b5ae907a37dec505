import type { Language } from './languages'

interface Words {
  failed: string
  retry: string
}

/** The words that are shown when the texts failed to load. */
export const withoutTexts: Record<Language, Words> = {
  en: { failed: 'The console could not be loaded.', retry: 'Try again' },
  ar: { failed: 'تعذّر تحميل وحدة التحكم.', retry: 'إعادة المحاولة' },
  de: { failed: 'Die Konsole konnte nicht geladen werden.', retry: 'Erneut versuchen' },
  es: { failed: 'No se pudo cargar la consola.', retry: 'Reintentar' },
  fr: { failed: 'La console n’a pas pu être chargée.', retry: 'Réessayer' },
  he: { failed: 'לא ניתן לטעון את המסוף.', retry: 'ניסיון נוסף' },
  it: { failed: 'Impossibile caricare la console.', retry: 'Riprova' },
  ja: { failed: 'コンソールを読み込めませんでした。', retry: '再試行' },
  nl: { failed: 'De console kon niet worden geladen.', retry: 'Opnieuw proberen' },
  'pt-BR': { failed: 'Não foi possível carregar o console.', retry: 'Tentar novamente' },
  ru: { failed: 'Не удалось загрузить консоль.', retry: 'Повторить' },
  'zh-CN': { failed: '无法加载控制台。', retry: '重试' },
  'zh-TW': { failed: '無法載入主控台。', retry: '重試' },
}
