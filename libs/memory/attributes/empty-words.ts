/** Words that any question may contain. */
export const ASKS_OF_NOTHING: ReadonlySet<string> = new Set(
  `a an the my our your his her its their me us i we you he she it they who whom whose what which when where why how is are am was were be been
  do does did done have has had having can could will would shall should may might must to of in on at by for from with about as and or but
  not no any some all every this that these those there here now then still currently present presently these today nowadays use uses used using
  need needs get gets got make makes made go goes come comes keep keeps take takes give gives put know tell remember again right moment so
  many much long often kind sort type name called exactly just ever yet anymore more most one ones thing things something anything since until before after like likes way
  i'm i've we're what's who's where's when's how's let say said think please supposed meant
  i'd i'll we'd we'll we've you'd you'll you're you've he'd he'll she'd she'll it'd it'll they'd they'll they're they've there'll that'll
  who'd who'll don't doesn't didn't isn't aren't wasn't weren't haven't hasn't hadn't can't couldn't won't wouldn't shouldn't mustn't
  der die das den dem des ein eine einen einem einer mein meine meinen meinem meiner unser unsere unseren dein sein ihr ich wir du er sie es man
  mich mir uns dich dir wer wen wem wessen was wo wohin woher wann warum wie welche welcher welches welchen welchem ist sind bin war waren sein
  habe hat haben hatte hatten kann kannst darf muss soll will wird werden wurde zu in im am an auf bei von vom zum zur mit nach für aus über unter
  und oder aber nicht kein keine noch jetzt derzeit gerade aktuell heute momentan eigentlich denn so viel viele lange oft geht gibt macht machen
  benutze nutze brauche braucht`.split(/\s+/),
);
