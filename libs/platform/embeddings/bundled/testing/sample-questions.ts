/** Questions of every kind about different topics: all they share is that they ask. Taken from no data set. */
export const SAMPLE_QUESTIONS: readonly string[] = `
What time does the library close on Sundays?
Where did I park the car?
Who painted the kitchen wall?
When is the next board meeting?
Why did the server restart last night?
How many chapters are in the handbook?
Which printer should I use for colour pages?
What is the name of her cousin?
How long does the train to Lyon take?
Did he finish the report on soil erosion?
Has the landlord answered the letter?
What did the doctor say about the knee?
Where was the conference held?
Who is responsible for the budget?
When did they move into the new office?
How old is the oak in the garden?
What colour is the front door?
Which team won the final match?
Why was the flight delayed?
What kind of bread do they bake there?
How much did the repair of the roof cost?
Is the shop open during the holidays?
Are there any allergies I should know of?
Was the invoice sent to the right address?
What was the title of the song at the wedding?
Who gave him the old watch?
When does the lease end?
Where do they keep the spare keys?
How did she learn to play the piano?
What are the ingredients of the sauce?
Which city did they visit first?
What would he like for his birthday?
Does the printer support duplex?
How often should the plants be watered?
What is the password policy of the company?
Who won the chess tournament in spring?
When was the bridge built?
Where can I find the meeting notes?
Why does the engine make that noise?
What made her change her mind about the job?
How many people signed up for the course?
Which language did he study at school?
What is my favourite dish at the Italian place?
What did we decide about the database migration?
How do I reset the thermostat?
Who called yesterday evening?
When did I last renew my passport?
Where does his brother work?
What advice did you give me about sleeping better?
What did you suggest for the garden fence?
How would you describe the manager's style?
Which medicine should be taken before breakfast?
What are her plans for the summer?
What hobbies does the neighbour have?
What was the reason for the strike?
How far is the cabin from the lake?
What happened at the harbour in March?
Who are the members of the committee?
When will the parcel arrive?
Which book did the teacher recommend?
What does the contract say about overtime?
How did the children like the zoo?
What is the difference between the two offers?
What feedback did the customer give after the demo?
Where did the company open its second branch?
Why did they cancel the concert?
How many bugs were fixed in the last release?
What is the deadline for the application?
Which version of the library do we use?
Can you tell me how the experiment ended?
Could you remind me what the vet said?
Do you remember which hotel we stayed at?
What has been the hardest part of the training?
Would she rather live in the country or in town?
Does he have any pets?
What sport did they take up after the move?
What gift did the grandparents bring?
How is the recovery after the operation going?
What did the architect propose for the stairs?
Who taught the pottery class?
When did the rain start?
Where did the idea for the novel come from?
What is the total number of hours worked this week?
What is his opinion on remote work?
Which of the two laptops is lighter?
How does the new heating system work?
What did the mechanic replace?
When are the exams?
Who lent us the tent?
What kind of music does she listen to while running?
Where is the nearest pharmacy?
How many languages does the guide speak?
What was discussed in the interview?
Why is the basement wet?
What are the symptoms of the disease?
What did the insurance pay for?
How did the team prepare for the race?
Which route avoids the tunnel?
What is the goal of the project?
When did the puppy learn to sit?
`
  .trim()
  .split('\n');
