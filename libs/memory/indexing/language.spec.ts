import { detectLanguage, languageOfWord, scriptOf, SUPPORTED_LANGUAGES } from './language.js';

describe('detectLanguage', () => {
  it.each([
    ['我的猫叫什么名字？', 'zh'],
    ['東京に住んでいます', 'ja'],
    ['カタカナ', 'ja'],
    ['ฉันชอบแมว', 'th'],
    ['고양이가 좋아요', 'ko'],
    ['Моя кошка любит рыбу', 'ru'],
    ['Моя кішка любить їсти рибу', 'uk'],
    ['قطتي تحب السمك', 'ar'],
    ['من گربه را دوست دارم', 'fa'],
    ['Η γάτα μου', 'el'],
    ['החתול שלי', 'he'],
    ['मेरी बिल्ली', 'hi'],
  ])('knows the script of %s', (text, language) => {
    expect(detectLanguage(text, 'en')).toBe(language);
  });

  it.each([
    ['Ich habe gestern mit meiner Schwester über das neue Auto gesprochen, und sie war nicht begeistert.', 'de'],
    ['Hier j’ai parlé avec ma sœur de la nouvelle voiture et elle ne était pas contente du tout avec le prix.', 'fr'],
    ['Ayer hablé con mi hermana sobre el coche nuevo y ella no estaba muy contenta con el precio.', 'es'],
    ['Yesterday I talked to my sister about the new car, and she was not happy with the price at all.', 'en'],
    ['Trabajo de fisioterapeuta en la clínica Ebro Salud.', 'es'],
  ])('recognises a sentence by its stop words: %s', (text, language) => {
    expect(detectLanguage(text, 'it')).toBe(language);
    expect(detectLanguage(text, language)).toBe(language);
  });

  it.each([
    ['Tomo Eutirox de 50 cada mañana en ayunas.', 'es'],
    ['Cobro 1.650 netos al mes.', 'es'],
    ['Llevo tres años con Iván.', 'es'],
    ['Ya no como carne.', 'es'],
    ['Me he mudado a Bilbao.', 'es'],
    ['Lucía se casó con Andrés.', 'es'],
    ["J'ai déménagé à Nantes.", 'fr'],
    ['Camille vit maintenant à Strasbourg.', 'fr'],
    ['Paul n’est plus végane.', 'fr'],
    ['He said no to Maria.', 'en'],
    ['¿Peso ideal?', 'es'],
    ['Quand Nassim emménage-t-il ?', 'fr'],
    ['Première fiche de paie.', 'fr'],
    ['Flew to Las Palmas de Gran Canaria.', 'en'],
    ['Villa de Paris', 'en'],
    ['La Paz', 'en'],
  ])('tells a short French or Spanish text from an English one with foreign names: %s', (text, language) => {
    expect(detectLanguage(text, 'en')).toBe(language);
  });

  it.each([
    ['Freitags Berufsschule, sonst Werkstatt', 'de'],
    ['Drittes Lehrjahr, 1.050 Euro brutto', 'de'],
    ['Was macht Malte beruflich?', 'de'],
    ['Neue Hausärztin: Frau Dr. Sahin am Peterstor', 'de'],
    ["La Kangoo a rendu l'âme", 'fr'],
    ['Galette a eu cinq petits', 'fr'],
    ["Le médecin m'a mis sous oméprazole, 20 mg", 'fr'],
    ['Corrimos la San Silvestre disfrazadas de churros.', 'es'],
    ['Ho comprato una bicicletta usata', 'it'],
    ['Jag har köpt en ny cykel', 'sv'],
  ])('tells a text without telling words by its spelling: %s', (text, language) => {
    expect(detectLanguage(text, 'en')).toBe(language);
    expect(detectLanguage(text, language)).toBe(language);
  });

  it.each([
    "We're in Lisbon!!! Rua Morais Soares 40",
    "Mum's op went fine",
    'Sidekiq concurrency 15 -> 25',
    'Standup Mon/Wed/Fri, 9:15.',
    'const cache = {};',
    String.raw`- \( AB = 6 \) cm, \( BC = 8 \) cm, \( CA = 10 \) cm`,
    '- Visit [GTmetrix](https://gtmetrix.com/).',
    'ops@example.com',
    'Valid passport.',
  ])('does not take names, addresses and code for another language: %s', (text) => {
    expect(detectLanguage(text, 'en')).toBe('en');
  });

  it('is not led away from Chinese by a number in it', () => {
    expect(detectLanguage('我每天跑3.5公里，然后去上班，周末和朋友们一起吃饭。', 'en')).toBe('zh');
  });

  it.each([
    ['Nora verdient 3.050 Euro im Monat.', 'de'],
    ['Noras Mutter wohnt in Ilkley.', 'de'],
    ['Lena arbeitet bei Siemens.', 'de'],
    ['Gesine braucht L-Thyroxin 75.', 'de'],
    ['Meisterprüfung bestanden!', 'de'],
    ['Dropped OpenTable for Resy, 249 flat, no per-cover nonsense', 'en'],
    ['Frau Petersen lives in Hamburg, Osterstraße 88.', 'en'],
  ])('tells a short German text about somebody from an English one: %s', (text, language) => {
    expect(detectLanguage(text, 'en')).toBe(language);
  });

  it('keeps the fallback for a short text, a name and code', () => {
    for (const text of [
      'Hallo du',
      'Angela Merkel',
      'die hard',
      'const x = await fetch(url);',
      'SELECT * FROM users',
    ]) {
      expect(detectLanguage(text, 'en')).toBe('en');
    }
    expect(detectLanguage('okay', 'de')).toBe('de');
  });

  it('keeps the fallback for a text without letters', () => {
    for (const text of ['', '   ', '42', '?!', '😀😀']) expect(detectLanguage(text, 'fr')).toBe('fr');
  });

  it('uses the main script of a mixed text', () => {
    expect(detectLanguage('我在用 PostgreSQL 存储所有的数据', 'en')).toBe('zh');
    expect(detectLanguage('My friend 小明 lives in Shanghai and works as a teacher', 'en')).toBe('en');
    expect(detectLanguage('日本国憲法の改正手続', 'en')).toBe('ja');
  });

  it('keeps a fallback with the same script, and never returns one with another', () => {
    expect(detectLanguage('Здраво', 'sr')).toBe('sr');
    expect(detectLanguage('hello there', 'ru')).toBe('en');
  });

  it('reads only the beginning, so a long text costs no more than a short one', () => {
    const english = 'The cat sat on the mat and it was very happy with that. '.repeat(20);
    expect(detectLanguage(english + 'Моя кошка любит рыбу. '.repeat(4000), 'de')).toBe('en');
  });
});

describe('languageOfWord', () => {
  it('treats a word of a foreign script by that script', () => {
    expect(languageOfWord(scriptOf('r'.charCodeAt(0)), 'zh')).toBe('en');
    expect(languageOfWord(scriptOf('к'.charCodeAt(0)), 'en')).toBe('ru');
    expect(languageOfWord(scriptOf('漢'.charCodeAt(0)), 'ja')).toBe('ja');
    expect(languageOfWord(scriptOf('7'.charCodeAt(0)), 'de')).toBe('de');
  });

  it('keeps an unknown language', () => {
    expect(SUPPORTED_LANGUAGES).not.toContain('xx');
    expect(languageOfWord('latin', 'xx')).toBe('xx');
  });
});
