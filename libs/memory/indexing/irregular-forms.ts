/**
 * English words whose forms no stemmer joins, base first. All forms are indexed and searched under the stem of the base. The exact
 * form still distinguishes them.
 */
const GROUPS = `
  go went gone goes | buy bought | see saw seen | write wrote written | give gave given | take took taken |
  make made | meet met | win won | run ran | begin began begun | break broke broken | bring brought | build built |
  catch caught | choose chose chosen | come came | draw drew drawn | drink drank drunk | drive drove driven |
  eat ate eaten | fall fell fallen | feel felt | fight fought | find found | fly flew flown |
  forget forgot forgotten | forgive forgave forgiven | freeze froze frozen | get got gotten | grow grew grown |
  hang hung | hear heard | hide hid hidden | hold held | keep kept | know knew known | lead led | leave left |
  lend lent | lose lost | mean meant | pay paid | ride rode ridden | ring rang rung | rise rose risen | say said |
  sell sold | send sent | shake shook shaken | shine shone | shoot shot | show shown | sing sang sung |
  sink sank sunk | sit sat | sleep slept | speak spoke spoken | spend spent | stand stood | steal stole stolen |
  stick stuck | swear swore sworn | swim swam swum | teach taught | tear tore torn | tell told | think thought |
  throw threw thrown | understand understood | wake woke woken | wear wore worn | weave wove woven | become became |
  overcome overcame | bite bit bitten | blow blew blown | breed bred | deal dealt | dig dug | feed fed |
  lie lay lain | light lit | seek sought | strike struck | sweep swept | undergo underwent undergone |
  withdraw withdrew withdrawn | child children | man men | woman women | person people | foot feet | tooth teeth |
  mouse mice | goose geese | life lives | wife wives | knife knives | leaf leaves | shelf shelves | half halves |
  wolf wolves | good better best | bad worse worst`;

export const IRREGULAR_ENGLISH: ReadonlyMap<string, string> = new Map(
  GROUPS.split('|').flatMap((group) => {
    const [base, ...forms] = group.trim().split(/\s+/);
    return forms.map((form): [string, string] => [form, base!]);
  }),
);
