import { readQuestion, readText } from './reading.js';

describe('English words', () => {
  it.each([
    ['How do we get code to production?', 'deploy', 'password'],
    ['What broke payments?', 'incident', 'injury'],
    ["Why can't I run at the moment?", 'injury', 'travel'],
    ["What's wrong with the cat?", 'illness', 'job'],
    ["Who's my business partner?", 'colleague', 'partner'],
    ['When is the next major release?', 'deploy', 'study'],
    ['When do we plan the sprint?', 'sprint', 'goal'],
    ['Where do our secrets live?', 'secrets', 'home'],
    ['How many people are we?', 'team', 'relative'],
    ['Who was lead in March?', 'boss', 'owner'],
  ])('"%s" asks for %s and not for %s', (question, asked, other) => {
    const { attributes } = readQuestion(question, ['en']);
    expect([attributes.has(asked), attributes.has(other)]).toEqual([true, false]);
  });

  it.each([
    ['Everything ships from GitHub Actions.', 'deploy', 'deadline'],
    ['Legal wants logs held 90 days.', 'retention', 'pet'],
    ['Helio Foods is now the largest account.', 'customer', 'bank'],
    ['I cycle in along the river.', 'commute', 'sprint'],
    ["I'm on the front desk at Kinesis.", 'job', 'furniture'],
    ["We're moving in together.", 'housemates', 'team'],
    ['Ran it in 51:40.', 'race', 'time_of'],
    ['6.0 is planned for July 9.', 'version', 'sla'],
    ['There is a bakery on Church Street.', 'home', 'religion'],
    ['They made me team lead.', 'job', 'hours'],
    ['Taking the bus for now.', 'commute', 'purchase'],
    ["Remortgaged with Halifax, it's 960.", 'mortgage', 'bank'],
    ['Dagster runs everything.', 'cluster', 'boss'],
    ['We are remote only.', 'office', 'home'],
    ['Benno is confirmed as lead.', 'boss', 'owner'],
    ['We have a 2 year old, Teun.', 'children', 'pet'],
    ['Switched to loratadine.', 'medication', 'game'],
  ])('"%s" states %s and not %s', (text, stated, other) => {
    const { attributes } = readText(text, 'en');
    expect([attributes.has(stated), attributes.has(other)]).toEqual([true, false]);
  });

  it('a release that is named by its number is one only at the beginning', () => {
    expect(readText('The price is up to 6.0 and was 5.0.', 'en').attributes.has('version')).toBe(false);
  });

  it('a department is nobody, and what a doctor says may be about the speaker', () => {
    expect(readText('Legal wants logs held 90 days.', 'en').other).toBe(false);
    expect(readText('Data lands in S3.', 'en').other).toBe(false);
    expect(readText('Wen wants logs held 90 days.', 'en').other).toBe(true);
    expect(readText('Dr Omondi says 75 is enough for my thyroid.', 'en').ofOthers.has('illness')).toBe(false);
    expect(readText('Dr Omondi says 75 is enough for a thyroid.', 'en').ofOthers.has('illness')).toBe(true);
  });

  it('"planning" is a meeting, and "the plan" is none', () => {
    expect(readText('Sprint planning is Monday 10am.', 'en').plans).toBe(false);
    expect(readText('The plan is to move.', 'en').plans).toBe(true);
  });

  it('how often something is done is an amount, and what is called a place is one', () => {
    for (const text of ['The app goes to weekly releases.', 'We deploy every night.', 'Once in a while.'])
      expect(readText(text, 'en').holds.has('amount')).toBe(true);
    expect(readText('Back on the wall, at the every-day rate.', 'en').holds.has('amount')).toBe(false);
    expect(readText('A place called Boulders, now.', 'en').holds.has('place')).toBe(true);
    expect(readText('A friend called Hamish, now.', 'en').holds.has('place')).toBe(false);
  });

  it('where a tool keeps something is no place', () => {
    expect(readQuestion('Where do we store credentials?', ['en']).asking.kind).toBe('thing');
    expect(readQuestion('Where do we live?', ['en']).asking.kind).toBe('place');
  });

  it('parents are people to ask for', () => {
    expect([...readQuestion('Where do my parents live?', ['en']).relations]).toEqual(['parents']);
  });

  it.each([
    ['Handed in my notice at Kinesis.', 'kinesi'],
    ['Done with the tablets for good.', 'tablet'],
    ['Bye Tableau, hello Metabase.', 'tableau'],
    ['Redshift gets shut down in May.', 'redshift'],
    ['The Redshift is switched off in May.', 'redshift'],
  ])('"%s" ends "%s"', (text, stem) => {
    expect([...readText(text, 'en').ended]).toContain(stem);
  });

  it('who switched to something is not over', () => {
    expect([...readText('Ada switched to Metabase.', 'en').ended]).toEqual([]);
  });

  it('a farewell to a thing tells of a change, and one to somebody is a courtesy', () => {
    expect(readText('Bye Tableau, hello Metabase.', 'en')).toMatchObject({ act: 'told', changes: true });
    expect(readText('Bye Tom, see you!', 'en')).toMatchObject({ act: 'thanked', changes: false });
  });
});
